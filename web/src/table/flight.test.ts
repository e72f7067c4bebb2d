import { expect, test } from 'vitest'
import { poolLate } from './flight'

test('an update has no more beats than the eye follows: what comes later falls into the last', () => {
  expect(poolLate([[1], [2]], 4)).toEqual([[1], [2]])
  expect(poolLate([[1], [2], [3], [4], [5, 6]], 4)).toEqual([[1], [2], [3], [4, 5, 6]])
})
