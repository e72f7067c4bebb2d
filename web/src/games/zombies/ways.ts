/** How a tile can lie: the turns in which its shape looks different, and what turning and mirroring makes of them. */

import data from './data.gen.json'
import { bit, HEIGHT, isInside, type Mask, NONE, type Spot, spotOf, squareAt, WIDTH } from './squares'
import type { Turn } from './wire.gen'

/** A column and a row, counted from the first cell, the leftmost of the upper row. */
export type Cell = readonly [column: number, row: number]

export interface Way {
  readonly turn: Turn
  readonly cells: readonly Cell[]
}

const WAYS = data.turns as unknown as Readonly<Record<string, readonly Way[]>>

/** Bonus tiles are named after their shape, and have no colour. */
export const BONUSES: readonly string[] = data.bonuses
export const isBonus = (tile: string): boolean => BONUSES.includes(tile)
export const shapeOf = (tile: string): string => tile.split('-')[0] ?? tile
/** A tile's colour; `bonus` for those that have none. */
export const colourOf = (tile: string): string => tile.split('-')[1] ?? 'bonus'

/** The ways of a shape, in the order of an offer's masks. */
export const waysOf = (shape: string): readonly Way[] => WAYS[shape] ?? []

/** The way that a turn names, as its number. */
export function wayOf(shape: string, turn: Turn): number {
  return Math.max(
    0,
    waysOf(shape).findIndex((way) => way.turn === turn),
  )
}

export function cellsOf(tile: string, way: number): readonly Cell[] {
  return waysOf(shapeOf(tile))[way]?.cells ?? []
}

export const turnedRight = (shape: string, way: number): number =>
  changed(shape, way, ([column, row]) => [-row, column])
export const turnedLeft = (shape: string, way: number): number => changed(shape, way, ([column, row]) => [row, -column])
export const mirrored = (shape: string, way: number): number => changed(shape, way, ([column, row]) => [-column, row])

/** How far a set of cells goes, counted from the first one; its upper edge is the first one's. */
export function boxOf(cells: readonly Cell[]): { left: number; right: number; bottom: number } {
  const columns = cells.map(([column]) => column)
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    bottom: Math.max(...cells.map(([, row]) => row)),
  }
}

/** Which of the cells one holds a tile by: the one nearest to its middle. */
export function grip(cells: readonly Cell[]): number {
  const middle = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length)
  const far = cells.map(([column, row]) => Math.hypot(column - (middle[0] ?? 0), row - (middle[1] ?? 0)))
  return far.indexOf(Math.min(...far))
}

/** The squares that a tile covers when its first cell lies at `at`; null: it sticks out. */
export function covering(cells: readonly Cell[], at: number): Mask | null {
  const { column, row } = spotOf(at)
  let mask = NONE
  for (const [across, down] of cells) {
    const spot = { column: column + across, row: row + down }
    if (!isInside(spot)) return null
    mask |= bit(squareAt(spot))
  }
  return mask
}

/** Where the first cell comes when a cell is held over a spot and the tile is pushed inside the field. */
export function pushedInside(cells: readonly Cell[], held: number, over: Spot): number {
  const [across, down] = cells[held] ?? [0, 0]
  const { left, right, bottom } = boxOf(cells)
  const column = Math.max(-left, Math.min(WIDTH - 1 - right, over.column - across))
  const row = Math.max(0, Math.min(HEIGHT - 1 - bottom, over.row - down))
  return squareAt({ column, row })
}

function changed(shape: string, way: number, move: (cell: Cell) => Cell): number {
  const look = told(ordered((waysOf(shape)[way]?.cells ?? []).map(move)))
  return waysOf(shape).findIndex(({ cells }) => told(cells) === look)
}

/** Cells in reading order, counted from the first of them. */
function ordered(cells: readonly Cell[]): readonly Cell[] {
  const sorted = [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0])
  const [column, row] = sorted[0] ?? [0, 0]
  return sorted.map(([across, down]) => [across - column, down - row] as const)
}

const told = (cells: readonly Cell[]): string => cells.map(([column, row]) => `${column},${row}`).join(' ')
