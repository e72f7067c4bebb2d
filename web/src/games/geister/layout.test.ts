import { expect, test } from 'vitest'
import { arrangement } from './layout'

const playing = { leaving: false, shelves: true }

test('on a phone the shelves lie under the house and squares are 44 pixels or more', () => {
  const { columns, most, width } = arrangement(320, 460, playing)
  expect(columns).toBe(8)
  expect((most / width) * 90).toBeGreaterThanOrEqual(44)
})

test('on a desk they stand beside it and the house is as tall as the room', () => {
  const { columns, most, width, height } = arrangement(1000, 700, playing)
  expect(columns).toBe(2)
  expect(Math.abs((most / width) * height - 700)).toBeLessThan(2)
})

test('there is room over the house for what may leave it', () => {
  expect(arrangement(320, 568, { leaving: true, shelves: true }).above).toBeGreaterThanOrEqual(90)
  expect(arrangement(320, 568, playing).above).toBe(0)
})

test('a low window makes the page scroll, not the squares too small for a finger', () => {
  const { most, width } = arrangement(320, 300, { leaving: true, shelves: true })
  expect((most / width) * 90).toBeGreaterThanOrEqual(44)
})

test('before anything is measured there is a house all the same', () => {
  expect(arrangement(0, 0, playing).most).toBeGreaterThan(0)
})
