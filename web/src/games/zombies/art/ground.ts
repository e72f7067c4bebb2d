/** The round outline of a set of squares: a tile's ground, and a room's floor. */

import type { Cell } from '../ways'
import { UNIT } from './unit'

/** The outline of the cells as path data, drawn `inset` inside them, with corners of that radius. */
export function cornersOf(cells: readonly Cell[], inset = 1, radius = 9): string {
  return loops(cells)
    .map((loop) => rounded(loop, inset, radius))
    .join('')
}

type Corner = readonly [x: number, y: number]

/** The outlines, clockwise, holes the other way: corners only. */
function loops(cells: readonly Cell[]): Corner[][] {
  const all = new Set(cells.map(String))
  const free = (column: number, row: number): boolean => !all.has(String([column, row]))
  const next = new Map<string, Corner[]>()
  const edge = (from: Corner, to: Corner): void => {
    next.set(String(from), [...(next.get(String(from)) ?? []), to])
  }
  for (const [c, r] of cells) {
    if (free(c, r - 1)) edge([c, r], [c + 1, r])
    if (free(c + 1, r)) edge([c + 1, r], [c + 1, r + 1])
    if (free(c, r + 1)) edge([c + 1, r + 1], [c, r + 1])
    if (free(c - 1, r)) edge([c, r + 1], [c, r])
  }
  const found: Corner[][] = []
  while (next.size > 0) found.push(straightened(walked(next)))
  return found
}

/** One outline, taken out of `next`. Where two squares meet at a corner only, it turns right and stays with its own. */
function walked(next: Map<string, Corner[]>): Corner[] {
  const [start] = next.keys()
  const loop: Corner[] = []
  let at = String(start)
  let before: Corner | null = null
  do {
    const ways: Corner[] = next.get(at) ?? []
    const here = at.split(',').map(Number) as unknown as Corner
    const n = ways.length > 1 && before ? ways.findIndex((to) => turnsRight(before as Corner, here, to)) : 0
    const [to] = ways.splice(Math.max(0, n), 1)
    if (ways.length === 0) next.delete(at)
    if (!to) break
    loop.push(here)
    before = here
    at = String(to)
  } while (at !== String(start))
  return loop
}

const turnsRight = (a: Corner, b: Corner, c: Corner): boolean =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0

function straightened(loop: readonly Corner[]): Corner[] {
  return loop.filter((corner, n) => {
    const [before, after] = [loop.at(n - 1) as Corner, loop[(n + 1) % loop.length] as Corner]
    return (before[0] === corner[0]) !== (corner[0] === after[0])
  })
}

function rounded(loop: readonly Corner[], inset: number, radius: number): string {
  const drawn = loop.map((corner, n) => {
    const [before, after] = [loop.at(n - 1) as Corner, loop[(n + 1) % loop.length] as Corner]
    const [from, to] = [towards(before, corner), towards(corner, after)]
    // The inside lies to the right of each edge.
    const x = corner[0] * UNIT + inset * (-from[1] - to[1])
    const y = corner[1] * UNIT + inset * (from[0] + to[0])
    const begin = `${x - from[0] * radius} ${y - from[1] * radius}`
    return `${begin}Q${x} ${y} ${x + to[0] * radius} ${y + to[1] * radius}`
  })
  return `M${drawn.join('L')}Z`
}

const towards = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
