import { expect, test } from 'vitest'
import { roundAfter } from './round'

test('players stand in turn order, and whoever is near is the last', () => {
  expect(roundAfter(1, 4)).toEqual([2, 3, 0, 1])
  expect(roundAfter(3, 4)).toEqual([0, 1, 2, 3])
})
