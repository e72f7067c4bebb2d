import { expect, test } from 'vitest'
import type { Held } from './board'
import { pulledTo, pushedTo } from './drag'
import { bit, numberOf, spotOf } from './squares'

/** A bonus tile of two squares side by side, held by the right one. */
const pair: Held = { tile: '2', way: 0, at: numberOf('c3'), grip: 1 }
const over = (square: string, aside = 0) => ({ ...spotOf(numberOf(square)), row: spotOf(numberOf(square)).row + aside })

test('a tile jumps to where it fits if that is close by, and else lies under the pointer', () => {
  const places = bit(numberOf('e5'))
  expect(pulledTo(pair, over('f5', 0.6), places)).toBe(numberOf('e5'))
  expect(pulledTo(pair, over('f5', 0.9), places)).toBe(numberOf('e6'))
  expect(pulledTo(pair, over('k2'), places)).toBe(numberOf('j2'))
})

test('of two places where it fits it takes the nearer', () => {
  const places = bit(numberOf('e5')) | bit(numberOf('e6'))
  expect(pulledTo(pair, over('f5', 0.4), places)).toBe(numberOf('e5'))
  expect(pulledTo(pair, over('f5', 0.6), places)).toBe(numberOf('e6'))
})

test('a tile that is pushed out of the field stays at its edge', () => {
  expect(pushedTo(pair, { column: -1, row: 2 })).toBe(numberOf('a3'))
  expect(pushedTo(pair, { column: 16, row: 9 })).toBe(numberOf('o9'))
})
