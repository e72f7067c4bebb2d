import { expect, test } from 'vitest'
import { bead, brought, moved } from './path'

test('every point of a path is moved, those that name but one coordinate too', () => {
  const aside = brought({ x: 10, y: 20 })
  expect(moved('M1-2H5V3L.5 1.5C1 2-3 4 5-6S7 8 9 10Q0 0 1 1Z', aside)).toBe(
    'M11 18L15 18L15 23L10.5 21.5C11 22 7 24 15 14S17 28 19 30Q10 20 11 21Z',
  )
})

test('what is brought somewhere is scaled, then turned clockwise, then shifted', () => {
  const { x, y } = brought({ x: 100, y: 50, angle: 90 }, 2, 3)({ x: 10, y: 1 })
  expect([Math.round(x), Math.round(y)]).toEqual([97, 70])
})

test('a bead has its corners all around its middle', () => {
  const points = bead({ x: 20, y: 30 }, 2).match(/-?[\d.]+ -?[\d.]+/g) ?? []
  expect(points).toHaveLength(8)
  for (const point of points) {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    expect(Math.hypot(x - 20, y - 30)).toBeCloseTo(2, 1)
  }
})
