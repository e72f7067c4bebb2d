import { expect, test } from 'vitest'
import { figures, signed } from './figures'

test('a number below zero has a minus, not a hyphen', () => {
  expect([-25, 0, 4].map(figures)).toEqual(['−25', '0', '4'])
})

test('a change has its sign', () => {
  expect([4, -7, 0].map(signed)).toEqual(['+4', '−7', '±0'])
})
