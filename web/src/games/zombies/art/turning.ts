/** What a turn does to a drawing of a shape; its first cell then begins at the origin again. */

import { type Cell, waysOf } from '../ways'
import type { Turn } from '../wire.gen'
import type { Point } from './body'
import type { Move } from './path'
import { UNIT } from './unit'

/** Where each point of the shape comes to lie. */
export function turning(shape: string, turn: Turn): Move {
  const mirror = turn.endsWith('m')
  const quarters = Number.parseInt(turn, 10) / 90
  const linear = ({ x, y }: Point): Point => {
    let point = { x: mirror ? -x : x, y }
    for (let n = 0; n < quarters; n++) point = { x: -point.y, y: point.x }
    return point
  }
  const first = upperLeft((waysOf(shape)[0]?.cells ?? []).map(([column, row]) => linear(middle([column, row]))))
  const shift = { x: UNIT / 2 - first.x, y: UNIT / 2 - first.y }
  return (point) => {
    const { x, y } = linear(point)
    return { x: x + shift.x, y: y + shift.y }
  }
}

const middle = ([column, row]: Cell): Point => ({ x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT })

/** The first in reading order. */
const upperLeft = (points: readonly Point[]): Point =>
  points.reduce((one, other) => (other.y < one.y || (other.y === one.y && other.x < one.x) ? other : one))
