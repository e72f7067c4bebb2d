/** Where things stand in the house: 600 by 600 units, a wall of 30 round six by six squares of 90. */

export const SIDE = 6
export const SQUARE = 90
export const WALL = 30
export const HOUSE = SIDE * SQUARE + 2 * WALL

export interface Spot {
  x: number
  y: number
}

/**
 * The upper left corner of a square, by column and row counted from 0 at a1 (GE-01).
 * `flipped` turns the house by half, so that the side of row 6 lies below and a1 at the upper right.
 */
export function corner(column: number, row: number, flipped = false): Spot {
  const across = flipped ? SIDE - 1 - column : column
  const down = flipped ? row : SIDE - 1 - row
  return { x: WALL + across * SQUARE, y: WALL + down * SQUARE }
}

/** The upper left corner of the `n`th niche of a kind on a shelf of 100-unit niches: good ones first, four each. */
export function niche(kind: 'good' | 'evil', n: number, columns: number): Spot {
  const at = (kind === 'good' ? 0 : 4) + n
  if (columns === 2) return { x: kind === 'good' ? 0 : 100, y: n * 100 }
  return { x: (at % columns) * 100, y: Math.floor(at / columns) * 100 }
}
