import { expect, test } from 'vitest'
import { isTied, othersOf } from './standing'
import type { View } from './wire.gen'

function over(points: readonly number[], places: readonly number[] | null): View {
  const end = places && { places, winners: [] }
  return { fields: points.map((points) => ({ points })), end } as unknown as View
}

test('while it goes on the others follow in turn order, the own field among them when it is small', () => {
  expect(othersOf(over([1, 2, 3, 4], null), 2, 2)).toEqual([3, 0, 1])
  expect(othersOf(over([1, 2, 3, 4], null), 2, 0)).toEqual([2, 3, 1])
})

test('when it is over they stand by place', () => {
  expect(othersOf(over([4, 9, 7], [3, 1, 2]), 0, 1)).toEqual([2, 0])
})

test('points are tied only when it is over', () => {
  expect(isTied(over([5, 5], [1, 2]))).toBe(true)
  expect(isTied(over([5, 6], [2, 1]))).toBe(false)
  expect(isTied(over([5, 5], null))).toBe(false)
})
