import { expect, it } from 'vitest'
import { corner, HOUSE, niche, SIDE, SQUARE, WALL } from './geometry'

it('a1 lies at the lower left of the house, and at the upper right when it is turned', () => {
  expect(corner(0, 0)).toEqual({ x: WALL, y: HOUSE - WALL - SQUARE })
  expect(corner(0, 0, true)).toEqual({ x: HOUSE - WALL - SQUARE, y: WALL })
  expect(corner(SIDE - 1, SIDE - 1, true)).toEqual(corner(0, 0))
})

it.each([2, 4, 8])('a shelf of %i columns has eight niches, none on another and none beside the shelf', (columns) => {
  const spots = (['good', 'evil'] as const).flatMap((kind) => [0, 1, 2, 3].map((n) => niche(kind, n, columns)))
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8)
  for (const { x, y } of spots) {
    expect(x).toBeLessThan(columns * 100)
    expect(y).toBeLessThan((8 / columns) * 100)
  }
})
