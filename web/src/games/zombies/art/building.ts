/** Where a room has its door and its name. */

import { has, isInside, type Mask, squareAt } from '../squares'
import type { Cell } from '../ways'
import { brought, type Move } from './path'
import { UNIT } from './unit'

/** How wide a letter of the face is on average, in its own size, in a wide face. */
const LETTER = 0.64

/** Where a room has its door, in a wall between it and what is beside it: brings a door that opens upwards there. */
export function doorOf(cells: readonly Cell[]): Move | null {
  const all = new Set(cells.map(String))
  const walls = cells.flatMap(([column, row]) =>
    SIDES.flatMap(({ across, down, angle }) => {
      const spot = { column: column + across, row: row + down }
      if (all.has(String([spot.column, spot.row])) || !isInside(spot)) return []
      const x = (column + 0.5 + across / 2) * UNIT
      const y = (row + 0.5 + down / 2) * UNIT
      return [brought({ x, y, angle })]
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

/**
 * The middle of a name on the floor, and its size: where it is wide enough and least lies on it. Between two rows
 * drops leave a name alone. It is clear if nothing lies on its row.
 */
export function nameSpot(
  cells: readonly Cell[],
  things: Mask,
  name: string,
  least: number,
): { x: number; y: number; size: number; clear: boolean } {
  const size = Math.max(13, least)
  const wanted = (name.length * LETTER * size + 8) / UNIT
  const rows = runsOf(cells)
  const lines: Line[] = [
    ...rows.map((run) => ({ ...run, y: run.row + 0.5, hidden: THROUGH * lying(things, run) })),
    ...rows.flatMap((upper) =>
      rows.flatMap((lower): Line[] => {
        const columns = upper.columns.filter((column) => lower.columns.includes(column))
        if (lower.row !== upper.row + 1 || columns.length === 0) return []
        const under = lying(things, { row: upper.row, columns }) + lying(things, { row: lower.row, columns })
        return [{ row: upper.row, columns, y: lower.row, hidden: BESIDE * under }]
      }),
    ),
  ]
  const worth = ({ columns, hidden }: Line): number => Math.min(columns.length, wanted) - hidden
  const best = lines.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const [first = 0, last = 0] = [best.columns[0], best.columns.at(-1)]
  return {
    x: ((first + last + 1) / 2) * UNIT,
    y: best.y * UNIT,
    size: Math.min(size, ((last - first + 1) * UNIT - 8) / (name.length * LETTER)),
    clear: best.hidden < THROUGH,
  }
}

/** How much a thing on its row, and on a row beside it, takes from the worth of a place for a name, in squares. */
const THROUGH = 0.9
const BESIDE = 0.08

/** Where a name could stand. */
interface Line extends Run {
  readonly y: number
  readonly hidden: number
}

const lying = (things: Mask, { row, columns }: Run): number =>
  columns.filter((column) => has(things, squareAt({ column, row }))).length

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
