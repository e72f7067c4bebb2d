/**
 * How a zombie lies over the squares of its shape, found from the squares alone: which is the head, where the limbs
 * go, where hands and feet end. It is drawn for the shape as it comes; a turned tile turns the body, not the face.
 */

import { type Cell, waysOf } from '../ways'
import { cornersOf } from './ground'
import { UNIT } from './unit'

const HALF = UNIT / 2

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a limb ends, and in which direction, in degrees clockwise from the right. */
export interface Limb extends Point {
  readonly angle: number
}

export interface Body {
  /** The round outline of all its squares. */
  readonly ground: string
  /** Lines through the middles of the squares; drawn thick, they are the flesh. */
  readonly flesh: string
  /** Those that clothes cover. */
  readonly clothes: string
  /** Middles of what is more than a limb. */
  readonly trunk: readonly Point[]
  readonly hands: readonly Limb[]
  /** Of who has no limb for it, the short arms at the shoulders. */
  readonly arms: readonly Limb[]
  /** One for each foot; or one for both, if there is but one end for them. */
  readonly feet: readonly Limb[]
  /** Where sleeves and legs end. */
  readonly hems: readonly Limb[]
  readonly head: Point
}

const bodies = new Map<string, Body>()

/** The body of a shape, found once. */
export function bodyOf(shape: string): Body {
  const known = bodies.get(shape)
  if (known) return known
  const body = lying(waysOf(shape)[0]?.cells ?? [])
  bodies.set(shape, body)
  return body
}

/** The body that lies over these cells. */
function lying(cells: readonly Cell[]): Body {
  const near = cells.map((cell) => cells.flatMap((other, n) => (beside(cell, other) ? [n] : [])))
  const head = headOf(cells, near)
  const ends = near.flatMap((around, n) => (around.length === 1 && n !== head ? [n] : []))
  const feet = feetOf(cells, near, head, ends)
  const hands = ends.filter((n) => !feet.includes(n))
  const limb = (n: number): Limb => limbAt(cells, near, n)
  const links = cells.flatMap((_, n) =>
    (near[n] ?? []).filter((other) => other > n).map((other) => [n, other] as const),
  )
  return {
    ground: cornersOf(cells),
    flesh: [...links.map(([a, b]) => lineOf(cells, a, b)), ...blocks(cells)].join(''),
    clothes: [
      ...links.flatMap(([a, b]) => {
        if (a === head || b === head)
          return ends.includes(a) || ends.includes(b) ? [] : [shortened(cells, head, a === head ? b : a, 0.5)]
        if (ends.includes(a)) return [shortened(cells, a, b, 0.46)]
        if (ends.includes(b)) return [shortened(cells, b, a, 0.46)]
        return [lineOf(cells, a, b)]
      }),
      ...blocks(cells),
    ].join(''),
    trunk: cells.flatMap((cell, n) => (n !== head && !ends.includes(n) ? [middle(cell)] : [])),
    hands: hands.map(limb),
    arms: hands.length > 0 ? [] : armsOf(cells, near, head),
    feet: ends.length > 0 ? feet.map(limb) : [curledFeet(cells, head)],
    hems: ends.map((n) => hemAt(cells, near, n)),
    head: middle(cells[head] ?? [0, 0]),
  }
}

/**
 * The head: an end whose neighbour has most limbs, so that arms come from below it; of several the upper left. A shape
 * without ends has its head in a corner.
 */
function headOf(cells: readonly Cell[], near: readonly (readonly number[])[]): number {
  const ends = cells.flatMap((_, n) => (near[n]?.length === 1 ? [n] : []))
  if (ends.length === 0) return 0
  const limbs = (n: number): number => near[near[n]?.[0] ?? 0]?.length ?? 0
  const most = Math.max(...ends.map(limbs))
  return ends.find((n) => limbs(n) === most) ?? 0
}

/** Feet are the ends that lie farthest along the line from the head through the neck; the other ends are hands. */
function feetOf(
  cells: readonly Cell[],
  near: readonly (readonly number[])[],
  head: number,
  ends: readonly number[],
): readonly number[] {
  const [from, neck] = [cells[head], cells[near[head]?.[0] ?? head]]
  if (!from || !neck) return []
  const along = ends.map((n) => {
    const [column, row] = cells[n] ?? from
    return (column - from[0]) * (neck[0] - from[0]) + (row - from[1]) * (neck[1] - from[1])
  })
  const farthest = Math.max(...along)
  return ends.filter((_, n) => along[n] === farthest)
}

/** Short arms stick out of the shoulders where nothing is beside them; round a bend, out of both its sides. */
function armsOf(cells: readonly Cell[], near: readonly (readonly number[])[], head: number): Limb[] {
  const [from, shoulders] = [cells[head] ?? [0, 0], near[head] ?? []]
  const away = (n: number): Cell => {
    const [column, row] = cells[n] ?? from
    return [column - from[0], row - from[1]]
  }
  /** `lean`: by how many degrees the arm is raised to the head. */
  const sticking = (n: number, [across, down]: Cell, lean: number): Limb[] => {
    const [column, row] = cells[n] ?? from
    if (cells.some(([c, r]) => c === column + across && r === row + down)) return []
    const { x, y } = middle([column, row])
    return [{ x: x + across * 11, y: y + down * 11, angle: (Math.atan2(down, across) * 180) / Math.PI + lean }]
  }
  if (shoulders.length > 1) return shoulders.flatMap((n) => sticking(n, away(n), 0))
  return shoulders.flatMap((n) => {
    const [across, down] = away(n)
    return [...sticking(n, [down, -across], -RAISED), ...sticking(n, [-down, across], RAISED)]
  })
}

/** Arms reach for somebody, up to the head a little. */
const RAISED = 38

/** Who is curled up has both feet in the far corner. */
function curledFeet(cells: readonly Cell[], head: number): Limb {
  const from = middle(cells[head] ?? [0, 0])
  const far = cells.map(middle).reduce((one, other) => (distance(from, other) >= distance(from, one) ? other : one))
  return { x: far.x + 1, y: far.y + 1, angle: 45 }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const beside = ([column, row]: Cell, [other, below]: Cell): boolean =>
  Math.abs(column - other) + Math.abs(row - below) === 1

const middle = ([column, row]: Cell): Point => ({ x: column * UNIT + HALF, y: row * UNIT + HALF })

function lineOf(cells: readonly Cell[], a: number, b: number): string {
  const [from, to] = [middle(cells[a] ?? [0, 0]), middle(cells[b] ?? [0, 0])]
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The line to `end`, broken off before it. */
function shortened(cells: readonly Cell[], end: number, from: number, part: number): string {
  const [a, b] = [middle(cells[from] ?? [0, 0]), middle(cells[end] ?? [0, 0])]
  return `M${a.x} ${a.y}L${a.x + (b.x - a.x) * part} ${a.y + (b.y - a.y) * part}`
}

/** Squares of four cells are filled in their midst: a belly. */
function blocks(cells: readonly Cell[]): string[] {
  const all = new Set(cells.map(String))
  const whole = cells.filter(([column, row]) =>
    [
      [column + 1, row],
      [column, row + 1],
      [column + 1, row + 1],
    ].every((cell) => all.has(String(cell))),
  )
  return whole.map((cell) => {
    const { x, y } = middle(cell)
    return `M${x} ${y}H${x + UNIT}V${y + UNIT}H${x}Z`
  })
}

function limbAt(cells: readonly Cell[], near: readonly (readonly number[])[], n: number): Limb {
  const [from, to] = [middle(cells[near[n]?.[0] ?? n] ?? [0, 0]), middle(cells[n] ?? [0, 0])]
  return { ...to, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI }
}

function hemAt(cells: readonly Cell[], near: readonly (readonly number[])[], n: number): Limb {
  const { x, y, angle } = limbAt(cells, near, n)
  const turn = (angle * Math.PI) / 180
  return { x: x - Math.cos(turn) * UNIT * 0.54, y: y - Math.sin(turn) * UNIT * 0.54, angle }
}
