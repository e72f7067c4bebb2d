import { expect, test } from 'vitest'
import data from '../data.gen.json'
import { waysOf } from '../ways'
import { bodyOf, type Point } from './body'
import { cornersOf } from './ground'
import { turning } from './turning'
import { UNIT } from './unit'

const SHAPES = [...data.shapes, ...data.bonuses]

const cellOf = ({ x, y }: Point): string => `${Math.floor(x / UNIT)},${Math.floor(y / UNIT)}`

test.each(SHAPES)('%s has its head, hands and feet on its own squares', (shape) => {
  const own = (waysOf(shape)[0]?.cells ?? []).map(([column, row]) => `${column},${row}`)
  const { head, hands, arms, feet } = bodyOf(shape)
  for (const part of [head, ...hands, ...arms, ...feet]) expect(own).toContain(cellOf(part))
})

test.each(SHAPES)('%s comes to lie on the squares of each of its ways', (shape) => {
  for (const { turn, cells } of waysOf(shape)) {
    const moved = turning(shape, turn)
    const lying = (waysOf(shape)[0]?.cells ?? []).map(([column, row]) =>
      cellOf(moved({ x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT })),
    )
    expect(lying.sort()).toEqual(cells.map(([column, row]) => `${column},${row}`).sort())
  }
})

test('who has one head and three limbs stretches two arms and stands on the third', () => {
  const { hands, feet, arms } = bodyOf('X')
  expect([hands.length, feet.length, arms.length]).toEqual([2, 1, 0])
})

test('an outline goes round its squares, holes and squares that meet in a corner included', () => {
  const loops = (cells: readonly (readonly [number, number])[]) => cornersOf(cells).split('M').length - 1
  expect(loops([[0, 0]])).toBe(1)
  const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [column, row] as const))
  expect(loops(ring.filter(([column, row]) => column !== 1 || row !== 1))).toBe(2)
  expect(
    loops([
      [0, 0],
      [1, 1],
    ]),
  ).toBe(2)
})
