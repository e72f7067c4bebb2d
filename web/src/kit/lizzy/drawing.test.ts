import { describe, expect, it } from 'vitest'
import { COLOURS, type Face, PARTS, PATTERNS } from './cards'
import { drawingOf } from './drawing'
import { CARD, SEAM } from './skin'

const faces: readonly Face[] = PARTS.flatMap((part) =>
  COLOURS.flatMap((colour) => PATTERNS.map((pattern) => ({ part, colour, pattern, gold: false }))),
)
const named = faces.map((face) => [`${face.part}${face.colour}${face.pattern}`, face] as const)

/** Every number of some path data that is written in full (M, L, C, A: no steps). */
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe.each(named)('%s', (_, face) => {
  const { skin, pattern, shade, near, far, end } = drawingOf(face)

  it('leaves its card at the seam, level', () => {
    const ends = { h: [0], b: [0, skin.length], t: [0] }[face.part]
    for (const s of ends) {
      const edge = (face.part === 'h') === (s === 0) ? CARD.width : 0
      const x = face.part === 'b' ? (s === 0 ? 0 : CARD.width) : edge
      expect(skin.spot(s, -1)).toEqual([x, SEAM.top])
      expect(skin.spot(s, 1)).toEqual([x, SEAM.bottom])
      const inside = s === 0 ? 1 : s - 1
      expect(skin.spot(inside, -1)[1]).toBeCloseTo(SEAM.top, 0)
      expect(skin.spot(inside, 1)[1]).toBeCloseTo(SEAM.bottom, 0)
    }
  })

  it('stays on its card', () => {
    for (let s = 0; s <= skin.length; s += 2) {
      for (const v of [-1, 0, 1]) {
        const [x, y] = skin.spot(s, v)
        expect(x).toBeGreaterThanOrEqual(-0.01)
        expect(x).toBeLessThanOrEqual(CARD.width + 0.01)
        expect(y).toBeGreaterThan(8)
        expect(y).toBeLessThan(CARD.height - CARD.round)
      }
    }
  })

  it('wears its pattern, and is drawn with numbers', () => {
    expect(pattern.cut).not.toBe('')
    for (const path of [skin.whole, skin.outline, pattern.cut, pattern.left, pattern.crest, shade, near, far, end]) {
      expect(path).not.toMatch(/NaN|Infinity|undefined/)
      expect(numbers(path).every((number) => Math.abs(number) <= CARD.height)).toBe(true)
    }
  })
})

it('no two faces are the same drawing', () => {
  const drawn = faces.map((face) => {
    const { skin, pattern, near, temper } = drawingOf(face)
    return JSON.stringify([skin.outline, pattern.cut, near, temper])
  })
  expect(new Set(drawn).size).toBe(faces.length)
})

it('the three patterns are three different shapes of skin in each part', () => {
  for (const part of PARTS) {
    const outlines = PATTERNS.map((pattern) => drawingOf({ part, colour: 'r', pattern, gold: false }).skin.outline)
    expect(new Set(outlines).size).toBe(PATTERNS.length)
  }
})

it('gold is a ground: the animal on it is the same', () => {
  const face: Face = { part: 'h', colour: 'r', pattern: 'o', gold: true }
  expect(drawingOf(face)).toBe(drawingOf({ ...face, gold: false }))
})

it.each(PATTERNS)('the beat of %s comes out even between the seams, so that it goes on over them', (pattern) => {
  const { cut } = drawingOf({ part: 'b', colour: 'b', pattern, gold: false }).pattern
  const figures = cut.split('z').filter(Boolean)
  const middles = figures.map((figure) => {
    const across = [...figure.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    // A dot is written as its leftmost point and how wide it is.
    const wide = Number(/a([\d.]+)/.exec(figure)?.[1] ?? 0)
    return (Math.min(...across) + Math.max(...across)) / 2 + wide
  })
  const beats = [...new Set(middles.map((x) => Math.round(x / 12.5)))].sort((a, b) => a - b)
  expect(beats).toEqual([1, 3, 5, 7])
})
