/** Where a room has its door and its name. */

import { has, isInside, type Mask, squareAt } from '../squares'
import type { Cell } from '../ways'

const UNIT = 40
/** How wide a letter of the face is at most, in its own size. */
const LETTER = 0.56

/** A wall between the room and what is beside it, as a transformation: the door opens upwards from the origin. */
export function doorOf(cells: readonly Cell[]): string | null {
  const all = new Set(cells.map(String))
  const walls = cells.flatMap(([column, row]) =>
    SIDES.flatMap(({ across, down, angle }) => {
      const spot = { column: column + across, row: row + down }
      if (all.has(String([spot.column, spot.row])) || !isInside(spot)) return []
      const x = (column + 0.5 + across / 2) * UNIT
      const y = (row + 0.5 + down / 2) * UNIT
      return [`translate(${x} ${y}) rotate(${angle})`]
    }),
  )
  return walls[Math.floor(walls.length / 2)] ?? null
}

const SIDES = [
  { across: 0, down: 1, angle: 0 },
  { across: 1, down: 0, angle: 270 },
  { across: -1, down: 0, angle: 90 },
  { across: 0, down: -1, angle: 180 },
] as const

/** The middle of a name on the floor, and its size: on the longest row of the room that has least lying on it. */
export function nameSpot(
  cells: readonly Cell[],
  things: Mask,
  name: string,
  least: number,
): { x: number; y: number; size: number } {
  const runs = runsOf(cells)
  const worth = (run: Run): number => {
    const lying = run.columns.filter((column) => has(things, squareAt({ column, row: run.row }))).length
    return run.columns.length - 0.9 * lying
  }
  const best = runs.reduce((one, other) => (worth(other) > worth(one) ? other : one), runs[0] as Run)
  const [first = 0, last = 0] = [best.columns[0], best.columns.at(-1)]
  const width = (last - first + 1) * UNIT - 8
  return {
    x: ((first + last + 1) / 2) * UNIT,
    y: (best.row + 0.5) * UNIT,
    size: Math.min(Math.max(13, least), width / (name.length * LETTER)),
  }
}

interface Run {
  readonly row: number
  readonly columns: readonly number[]
}

/** The unbroken rows of a room, from left to right. */
function runsOf(cells: readonly Cell[]): Run[] {
  const runs: { row: number; columns: number[] }[] = []
  for (const [column, row] of [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0])) {
    const last = runs.at(-1)
    if (last?.row === row && last.columns.at(-1) === column - 1) last.columns.push(column)
    else runs.push({ row, columns: [column] })
  }
  return runs
}
