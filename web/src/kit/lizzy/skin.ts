/**
 * The skin of a lizard: one strip from nose to tail tip, described by ribs, with coordinates of its own.
 *
 * A part (head, body, tail) is a row of ribs, each an upper and a lower point; smooth lines run through them. Where a
 * part leaves its card the last rib is the `SEAM`, and the lines cross it level: so every part fits every other. On
 * the skin a spot is named by `s`, the way along the middle in units, and `v` across it, -1 at the back and 1 at the
 * belly. Patterns are cut in these coordinates (patterns.ts), so they bend and taper with whatever they lie on.
 */

export type Point = readonly [x: number, y: number]
/** Upper x and y, lower x and y. */
export type Rib = readonly [number, number, number, number]

/** The box of a card. */
export const CARD = { width: 100, height: 120, round: 10 } as const

/** Between which heights the animal leaves a card, on every card and on both sides. */
export const SEAM = { top: 42, bottom: 86 } as const

/** How thick the animal is at a seam: what patterns measure themselves by. */
export const THICK = SEAM.bottom - SEAM.top

/** The rib on a card's edge. */
export const seam = (x: number): Rib => [x, SEAM.top, x, SEAM.bottom]

interface Knot {
  readonly at: Point
  /** Which way the line goes here, and how fast. */
  readonly going: Point
}

export interface Skin {
  /** All of it, closed. */
  readonly whole: string
  /** The animal's edge; open at the seams, so that the outline stops where the next card goes on. */
  readonly outline: string
  /** How long the middle line is. */
  readonly length: number
  /** Where a spot of the skin lies. */
  spot(s: number, v: number): Point
  /** How thick the animal is there. */
  thick(s: number): number
  /** The piece of skin between two ways along and two heights across, as a closed path. */
  patch(from: number, to: number, top: number, bottom: number, lean?: number): string
}

/** The skin over `ribs`. With a `tip` it ends there in a round nose or tail; without, the last rib is a seam too. */
export function skinOver(ribs: readonly Rib[], tip?: Point): Skin {
  const uppers = ribs.map(([x, y]): Point => [x, y])
  const lowers = ribs.map(([, , x, y]): Point => [x, y])
  const [lastUpper, lastLower] = [uppers.at(-1) as Point, lowers.at(-1) as Point]
  const upper = knots(tip ? [...uppers, tip] : uppers, tip && half(lastUpper, lastLower))
  const lower = knots(tip ? [...lowers, tip] : lowers, tip && half(lastLower, lastUpper))
  const segments = upper.length - 1

  const place = (t: number, v: number): Point => {
    const [ux, uy] = along(upper, t)
    const [lx, ly] = along(lower, t)
    const down = (v + 1) / 2
    return [ux + (lx - ux) * down, uy + (ly - uy) * down]
  }
  const ways = milestones((t) => place(t, 0), segments)
  const spot = (s: number, v: number): Point => place(ways.parameter(s), v)
  const thick = (s: number): number => distance(spot(s, -1), spot(s, 1))

  return {
    whole: tip
      ? `${curve(upper)}${curve(turned(lower), '')}z`
      : `${curve(upper)}L${at(lastLower)}${curve(turned(lower), '')}z`,
    outline: tip ? `${curve(upper)}${curve(turned(lower), '')}` : `${curve(upper)}${curve(lower)}`,
    length: ways.length,
    spot,
    thick,
    patch: (from, to, top, bottom, lean = 0) => {
      const across = steps(top, bottom, 6)
      const lengthwise = steps(from, to, Math.ceil(Math.abs(to - from) / 8))
      const bow = (v: number): number => lean * (1 - v * v)
      return polygon([
        ...lengthwise.map((s) => spot(s + bow(top), top)),
        ...across.slice(1).map((v) => spot(to + bow(v), v)),
        ...lengthwise
          .reverse()
          .slice(1)
          .map((s) => spot(s + bow(bottom), bottom)),
        ...across
          .reverse()
          .slice(1, -1)
          .map((v) => spot(from + bow(v), v)),
      ])
    },
  }
}

/**
 * The ribs along a line through `spine`, as wide as `width` says; `part` runs from 0 at its beginning to 1 at its tip.
 * With a `start` it begins at that seam, level; without, the line begins the way it goes on.
 */
export function ribsAlong(
  spine: readonly Point[],
  width: (part: number) => number,
  count: number,
  start?: Rib,
): Tapering {
  const [first, second] = spine as [Point, Point]
  const [before, end] = spine.slice(-2) as [Point, Point]
  const line = knots(spine, half(before, end))
  if (!start) line[0] = { at: first, going: half(first, second) }
  const ways = milestones((t) => along(line, t), line.length - 1)
  const place = (s: number): Point => along(line, ways.parameter(s))
  const ribs = steps(0, 0.97, count).map((part, n): Rib => {
    const [x, y] = place(part * ways.length)
    const [nx, ny] = normal(place(part * ways.length - 0.5), place(part * ways.length + 0.5))
    const reach = width(part) / 2
    return n === 0 && start ? start : [x + nx * reach, y + ny * reach, x - nx * reach, y - ny * reach]
  })
  return { ribs, tip: spine.at(-1) as Point }
}

export interface Tapering {
  readonly ribs: readonly Rib[]
  readonly tip: Point
}

/** Numbers as paths show them: tenths are finer than anyone sees. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}z`

/** A full circle. */
export const circle = ([x, y]: Point, r: number): string =>
  `M${at([x - r, y])}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0z`

/** `count` even steps from one number to another, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, n) => from + ((to - from) * n) / count)
}

const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(bx - ax) / 2, (by - ay) / 2]
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** A quarter turn left of the way from one point to another: up, on a way to the right. */
function normal([ax, ay]: Point, [bx, by]: Point): Point {
  const long = Math.hypot(bx - ax, by - ay)
  return [(by - ay) / long, -(bx - ax) / long]
}

/** A smooth line through points. It leaves the first level, and the last too unless it ends `ending`. */
function knots(points: readonly Point[], ending?: Point): Knot[] {
  const last = points.length - 1
  return points.map((point, n) => {
    const before = points[Math.max(n - 1, 0)] as Point
    const after = points[Math.min(n + 1, last)] as Point
    if (n > 0 && n < last) return { at: point, going: half(before, after) }
    if (n === last && ending) return { at: point, going: ending }
    return { at: point, going: [after[0] - before[0], 0] }
  })
}

function turned(line: readonly Knot[]): Knot[] {
  return [...line].reverse().map(({ at, going: [x, y] }) => ({ at, going: [-x, -y] as Point }))
}

/** The point of a line at `t`: 0 is its first knot, 1 its second. */
function along(line: readonly Knot[], t: number): Point {
  const n = Math.min(Math.floor(t), line.length - 2)
  const [from, to] = [line[n] as Knot, line[n + 1] as Knot]
  const p = t - n
  const mix = (axis: 0 | 1): number =>
    (2 * p ** 3 - 3 * p ** 2 + 1) * from.at[axis] +
    (p ** 3 - 2 * p ** 2 + p) * from.going[axis] +
    (3 * p ** 2 - 2 * p ** 3) * to.at[axis] +
    (p ** 3 - p ** 2) * to.going[axis]
  return [mix(0), mix(1)]
}

/** A line as path data; `start` is M to begin, or nothing to go on from where the path is. */
function curve(line: readonly Knot[], start: 'M' | '' = 'M'): string {
  const first = line[0] as Knot
  return line.slice(1).reduce(
    (path, to, n) => {
      const from = line[n] as Knot
      const out: Point = [from.at[0] + from.going[0] / 3, from.at[1] + from.going[1] / 3]
      const into: Point = [to.at[0] - to.going[0] / 3, to.at[1] - to.going[1] / 3]
      return `${path}C${at(out)} ${at(into)} ${at(to.at)}`
    },
    start ? `M${at(first.at)}` : '',
  )
}

/** How far along a line its parameters lie, so that steps along it are even. */
function milestones(
  place: (t: number) => Point,
  segments: number,
): { length: number; parameter: (s: number) => number } {
  const marks = steps(0, segments, segments * 12)
  const lengths = [0]
  for (const t of marks.slice(1)) {
    const n = lengths.length
    lengths.push((lengths[n - 1] as number) + distance(place(marks[n - 1] as number), place(t)))
  }
  const length = lengths.at(-1) as number
  const parameter = (s: number): number => {
    const way = Math.min(Math.max(s, 0), length)
    const n = Math.max(
      1,
      lengths.findIndex((l) => l >= way),
    )
    const [low, high] = [lengths[n - 1] as number, lengths[n] as number]
    const [from, to] = [marks[n - 1] as number, marks[n] as number]
    return from + ((to - from) * (way - low)) / (high - low || 1)
  }
  return { length, parameter }
}
