/** Sets of squares as paths over the drawing of a field. */

import { cornersOf } from './art/ground'
import { UNIT } from './art/unit'
import { HEIGHT, type Mask, spotOf, squaresOf, WIDTH } from './squares'
import type { Cell } from './ways'

/** The field with half the thickness of its walls around it. */
export const WIDE = WIDTH * UNIT + 8
export const VIEW_BOX = `-4 -4 ${WIDE} ${HEIGHT * UNIT + 8}`

/** The squares of a mask, each a little smaller than it is: quickly made, and quickly painted. */
export function squaresPath(mask: Mask): string {
  const side = UNIT - 6
  return squaresOf(mask)
    .map(spotOf)
    .map(({ column, row }) => `M${column * UNIT + 3} ${row * UNIT + 3}h${side}v${side}h${-side}z`)
    .join('')
}

/** Round them all, as a tile of them would be drawn. */
export function outlineOf(mask: Mask): string {
  const cells = squaresOf(mask).map((square): Cell => [spotOf(square).column, spotOf(square).row])
  return cornersOf(cells, 2, 6)
}

/** All but those of the mask, to be filled by the even-odd rule. */
export const aroundOf = (mask: Mask): string => `M-4-4H${WIDTH * UNIT + 4}V${HEIGHT * UNIT + 4}H-4z${outlineOf(mask)}`
