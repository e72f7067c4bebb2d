import { expect, test } from 'vitest'
import { besideGaps } from './keys'
import { numberOf, spotOf } from './squares'

// A pool under the field of which the tile in the midst and those on the right have been taken.
const LEFT = ['pool:T-lime', 'pool:X-rose']
const COLUMNS: Readonly<Record<string, number>> = { 'pool:T-lime': 0, 'pool:X-rose': 4 }

function middle(place: string) {
  const column = COLUMNS[place]
  if (column !== undefined) return { x: column, y: 12 }
  const { column: x, row: y } = spotOf(numberOf(place))
  return numberOf(place) < 0 ? null : { x, y }
}
const walk = (key: string, from: string) => besideGaps(key, from, LEFT, { middle })

test('from the lowest row one comes to the nearest tile that is left, however far aside it is', () => {
  expect(walk('ArrowDown', 'b9')).toBe('pool:T-lime')
  expect(walk('ArrowDown', 'p9')).toBe('pool:X-rose')
  expect(walk('ArrowDown', 'p8')).toBeNull()
})

test('from tile to tile one comes over the gap, and no further than the last', () => {
  expect(walk('ArrowRight', 'pool:T-lime')).toBe('pool:X-rose')
  expect(walk('ArrowLeft', 'pool:X-rose')).toBe('pool:T-lime')
  expect(walk('ArrowRight', 'pool:X-rose')).toBeNull()
})

test('everywhere else keys go as everywhere', () => {
  expect(walk('ArrowUp', 'pool:T-lime')).toBeNull()
  expect(walk('ArrowRight', 'c4')).toBeNull()
  expect(walk('Enter', 'p9')).toBeNull()
})
