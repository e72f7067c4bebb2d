import { expect, test } from 'vitest'
import data from './data.gen.json'
import { numberOf, squaresOf } from './squares'
import { cellsOf, covering, grip, mirrored, pushedInside, turnedLeft, turnedRight, waysOf } from './ways'

const SHAPES = [...data.shapes, ...data.bonuses]

test.each(SHAPES)(
  '%s comes round after four turns, back after one to the left, and over after two mirrors',
  (shape) => {
    for (const way of waysOf(shape).keys()) {
      const once = turnedRight(shape, way)
      expect(turnedLeft(shape, once)).toBe(way)
      expect(turnedRight(shape, turnedRight(shape, turnedRight(shape, once)))).toBe(way)
      expect(mirrored(shape, mirrored(shape, way))).toBe(way)
    }
  },
)

test.each(SHAPES)('every way of %s is reached by turning and mirroring', (shape) => {
  const reached = new Set([0])
  for (const way of reached) {
    reached.add(turnedRight(shape, way))
    reached.add(mirrored(shape, way))
  }
  expect(reached.size).toBe(waysOf(shape).length)
})

test('a turn to the right is the next quarter, as the rules count them', () => {
  const turns = waysOf('F').map(({ turn }) => turn)
  expect(turns[turnedRight('F', turns.indexOf('90'))]).toBe('180')
  expect(turns[turnedRight('F', turns.indexOf('90m'))]).toBe('180m')
  expect(turns[mirrored('F', turns.indexOf('90'))]).toBe('270m')
})

test('a tile covers the squares that its cells come on, and none when it sticks out', () => {
  const cells = cellsOf('J-lime', 0)
  expect(squaresOf(covering(cells, numberOf('b1')) ?? 0n)).toEqual(['b1', 'b2', 'a3', 'b3'].map(numberOf))
  expect(covering(cells, numberOf('a1'))).toBeNull()
  expect(covering(cells, numberOf('b8'))).toBeNull()
})

test('a tile is held by a cell of its midst and never pushed out of the field', () => {
  const cells = cellsOf('J-lime', 0)
  expect(cells[grip(cells)]).toEqual([0, 1])
  expect(pushedInside(cells, grip(cells), { column: 0, row: 0 })).toBe(numberOf('b1'))
  expect(pushedInside(cells, grip(cells), { column: 15, row: 8 })).toBe(numberOf('p7'))
})
