import { expect, test } from 'vitest'

import { byPlace } from './ranking'

test('the best stands first, wherever it sits', () => {
  expect(byPlace([4, 1, 3, 2])).toEqual([1, 3, 2, 0])
})

test('who share a place stand as they sit', () => {
  expect(byPlace([2, 1, 2, 1])).toEqual([1, 3, 0, 2])
})
