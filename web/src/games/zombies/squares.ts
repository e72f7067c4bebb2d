/** The squares of a field: their names, and sets of them as masks, as the wire has them in hexadecimal. */

import data from './data.gen.json'
import type { Square } from './wire.gen'

export const { width: WIDTH, height: HEIGHT } = data
export const SQUARES: readonly Square[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, n) => `${data.columns[n % WIDTH]}${Math.floor(n / WIDTH) + 1}`,
)

/** Where a tile shows itself as long as nothing has been laid. */
export const MIDDLE: Square = 'i5'

/** Squares as bits, `a1` the lowest, in reading order. */
export type Mask = bigint

export const NONE: Mask = 0n

export interface Spot {
  readonly column: number
  readonly row: number
}

export const maskOf = (hexadecimal: string): Mask => BigInt(`0x${hexadecimal}`)
export const bit = (square: number): Mask => 1n << BigInt(square)
export const has = (mask: Mask, square: number): boolean => ((mask >> BigInt(square)) & 1n) === 1n

const column = (number: number): Mask =>
  Array.from({ length: HEIGHT }, (_, row) => bit(WIDTH * row + number)).reduce((all, square) => all | square)
const [FIRST, LAST] = [column(0), column(WIDTH - 1)]

/** The squares that share a side with one of the mask, inside it or out of it. */
export const beside = (mask: Mask): Mask =>
  ((mask & ~FIRST) >> 1n) | ((mask & ~LAST) << 1n) | (mask >> BigInt(WIDTH)) | (mask << BigInt(WIDTH))

/** The squares of a mask, in reading order. */
export function squaresOf(mask: Mask): number[] {
  const found: number[] = []
  for (let left = mask, square = 0; left !== NONE; left >>= 1n, square++) if ((left & 1n) === 1n) found.push(square)
  return found
}

export const count = (mask: Mask): number => squaresOf(mask).length

/** The number of a square that is named; -1: there is none of that name. */
export const numberOf = (square: string): number => NUMBERS.get(square) ?? -1

export const spotOf = (square: number): Spot => ({ column: square % WIDTH, row: Math.floor(square / WIDTH) })
export const isInside = ({ column, row }: Spot): boolean => column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT
export const squareAt = ({ column, row }: Spot): number => column + WIDTH * row

const NUMBERS: ReadonlyMap<string, number> = new Map(SQUARES.map((square, n) => [square, n]))
