/** Where a tile in hand comes when it is held over a spot of the field: it jumps to a place near by where it fits. */

import { firstBy, type Held } from './board'
import { HEIGHT, type Mask, type Spot, spotOf, squareAt, squaresOf, WIDTH } from './squares'
import { cellsOf } from './ways'

/** How far, in squares, a tile that is dragged jumps to a place where it fits. */
const PULL = 0.8

/** Where the first cell comes: to the nearest of `places` if that is close by, else where the tile is. */
export function pulledTo(tile: Held, over: Spot, places: Mask): number {
  const [across, down] = cellsOf(tile.tile, tile.way)[tile.grip] ?? [0, 0]
  let best = { place: -1, far: PULL }
  for (const place of squaresOf(places)) {
    const { column, row } = spotOf(place)
    const far = Math.hypot(column + across - over.column, row + down - over.row)
    if (far < best.far) best = { place, far }
  }
  return best.place >= 0 ? best.place : pushedTo(tile, over)
}

/** Where the first cell comes when the held one comes over a spot, beside the field perhaps: the tile stays inside. */
export function pushedTo(tile: Held, { column, row }: Spot): number {
  const inside = {
    column: Math.max(0, Math.min(WIDTH - 1, Math.round(column))),
    row: Math.max(0, Math.min(HEIGHT - 1, Math.round(row))),
  }
  return firstBy(tile, squareAt(inside))
}
