/** How house and shelves share the room they are given: beside one another or under, wherever the house is larger. */

import { HOUSE, SQUARE } from './art/geometry'

export interface Layout {
  /** In units of the drawing; `above` is the room over the house for what leaves it. */
  readonly width: number
  readonly height: number
  readonly above: number
  /** How wide the drawing may become, in pixels. */
  readonly most: number
  /** Niches in a row of a shelf. */
  readonly columns: 2 | 8
  /** For the own lost ghosts, and for those of the other. */
  readonly shelves: readonly [Shelf, Shelf]
}

interface Shelf {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const GAP = 12
/** A finger finds a square of so many pixels; rather than make it smaller the page scrolls. */
const FINGER_PX = 44

const BESIDE = { columns: 2, scale: 0.66 } as const
const UNDER = { columns: 8, scale: HOUSE / 800 } as const

/** `room` and `height`: the pixels there are; 0 while they are not known. */
export function arrangement(room: number, height: number, has: { leaving: boolean; shelves: boolean }): Layout {
  const above = has.leaving ? SQUARE + GAP / 2 : 0
  const layouts = has.shelves ? [under(), beside()] : [alone()]
  const sized = layouts.map((layout) => ({ ...layout, above, scale: scaleOf(layout, above, room, height) }))
  const best = sized.reduce((one, other) => (other.scale > one.scale ? other : one))
  return { ...best, most: best.scale * best.width || HOUSE }
}

type Shape = Pick<Layout, 'width' | 'height' | 'columns' | 'shelves'>

/** What the other has captured lies on the other's side, what one captured oneself on one's own. */
function beside(): Shape {
  const { columns, scale } = BESIDE
  const x = HOUSE + GAP
  const own = { x, y: HOUSE - 400 * scale, scale }
  return { columns, width: x + columns * 100 * scale, height: HOUSE, shelves: [{ x, y: 0, scale }, own] }
}

function under(): Shape {
  const { columns, scale } = UNDER
  const row = 100 * scale
  const own = { x: 0, y: HOUSE + GAP, scale }
  const lost = { x: 0, y: HOUSE + GAP + row + GAP / 2, scale }
  return { columns, width: HOUSE, height: lost.y + row, shelves: [lost, own] }
}

function alone(): Shape {
  return { ...under(), height: HOUSE }
}

function scaleOf(shape: Shape, above: number, room: number, height: number): number {
  return Math.min(room / shape.width, Math.max(height / (shape.height + above), FINGER_PX / SQUARE))
}
