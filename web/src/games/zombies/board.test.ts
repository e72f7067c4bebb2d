import { expect, test } from 'vitest'
import {
  actOf,
  coveredBy,
  firstPlace,
  gripSquare,
  type Held,
  laidBy,
  outlook,
  placesOf,
  reach,
  scoreLines,
  squareWords,
  tilesBySquare,
} from './board'
import fixtures from './fixtures.gen.json'
import { bit, count, has, maskOf, numberOf, SQUARES, squaresOf } from './squares'
import { cellsOf, shapeOf, wayOf, waysOf } from './ways'
import type { News, Offer, View } from './wire.gen'

interface Drawn {
  readonly view: View
  readonly offer: Offer
  readonly before?: View | null
  readonly news?: readonly News[]
}
const choosing = fixtures.choosing as unknown as Drawn
const first = fixtures.first_tile as unknown as Drawn
const own = choosing.view.fields[choosing.view.turn] as View['fields'][number]
const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ')

const over = (tile: string, way: number, square: string): Held => ({ tile, way, at: numberOf(square), grip: 0 })

test('wherever an offered place is, the tile fits, and nowhere else', () => {
  const { offer, view } = choosing
  for (const tile of offer.tiles) {
    for (const way of waysOf(shapeOf(tile)).keys()) {
      const places = placesOf(offer, tile, way)
      for (const square of SQUARES) {
        const seen = outlook(over(tile, way, square), own, view.rooms, offer)
        expect(seen.fits).toBe(has(places, numberOf(square)))
        if (seen.fits) expect(seen.covers & maskOf(own.covered)).toBe(0n)
      }
    }
  }
})

test('what can be covered is what some place covers', () => {
  const [tile, way] = ['A-indigo', 0]
  const places = placesOf(choosing.offer, tile, way)
  const union = squaresOf(places).reduce(
    (mask, at) => mask | coveredBy({ tile, turn: waysOf('A')[way]?.turn ?? '0', at: SQUARES[at] ?? '' }),
    0n,
  )
  expect(reach(cellsOf(tile, way), places)).toBe(union)
})

test('drops, rooms and pistols under a tile are counted', () => {
  const { view, offer } = first
  const field = view.fields[0] as View['fields'][number]
  const seen = outlook(over('J-orange', 0, 'b3'), field, view.rooms, offer)
  expect([seen.fits, seen.earns, seen.loses]).toEqual([true, true, []])
  const lost = outlook(over('J-orange', 0, 'k3'), field, view.rooms, offer)
  expect([lost.earns, lost.loses]).toEqual([false, ['lime']])
  const bare = { ...field, rooms_left: view.rooms.map((_, n) => (n === 0 ? bit(numberOf('b3')).toString(16) : 'f')) }
  expect(outlook(over('J-orange', 0, 'b3'), bare, view.rooms, offer).fills).toEqual([view.rooms[0]?.kind])
})

test('what a tile is said to bring is what the server then tells that it brought', () => {
  let asked = 0
  for (const { before, news = [] } of Object.values(fixtures) as unknown as Drawn[]) {
    const [told] = news
    if (!before || (told?.type !== 'tile_laid' && told?.type !== 'bonus_laid')) continue
    const field = before.fields[told.seat] as View['fields'][number]
    const seen = outlook(over(told.tile, wayOf(shapeOf(told.tile), told.turn), told.at), field, before.rooms, null)
    expect([seen.points, seen.drops, seen.fills, seen.loses]).toEqual([told.points, told.drops, told.filled, told.lost])
    expect(seen.group).toBe(told.type === 'tile_laid' ? told.group : 0)
    asked++
  }
  expect(asked).toBeGreaterThan(5)
})

test('the tiles that were heard of are counted by seat', () => {
  const laid = { seat: 2, tile: '1', turn: '0', at: 'a1' }
  const heard = [
    { type: 'tile_laid', ...laid },
    { type: 'passed', seat: 1 },
    { type: 'bonus_laid', ...laid },
  ]
  expect(laidBy(heard as unknown as News[], 3)).toEqual([0, 0, 2])
})

test('a tile shows itself first where it may lie', () => {
  for (const tile of choosing.offer.tiles) {
    const at = firstPlace(tile, 0, choosing.offer, numberOf('i5'))
    if (placesOf(choosing.offer, tile, 0) !== 0n) expect(has(placesOf(choosing.offer, tile, 0), at)).toBe(true)
  }
})

test('an act names turn and square', () => {
  expect(actOf(over('J-orange', 1, 'c4'))).toEqual({ type: 'lay', tile: 'J-orange', turn: '90', at: 'c4' })
  expect(actOf(over('3c', 0, 'c4'))).toEqual({ type: 'bonus', tile: '3c', turn: '0', at: 'c4' })
  expect(gripSquare({ ...over('J-orange', 0, 'c4'), grip: 2 })).toBe(numberOf('b6'))
})

test('the lines of a score sum up to it, and each shows its squares', () => {
  for (const { view } of Object.values(fixtures) as unknown as Drawn[]) {
    for (const field of view.fields) {
      const lines = scoreLines(field, view.rooms, say, { drop: -1, room: -5 })
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(field.points)
      for (const { id, squares } of lines) if (id !== 'drops') expect(count(squares)).toBeGreaterThan(0)
    }
  }
})

test('a square says what lies on it', () => {
  const lying = tilesBySquare(own)
  const [tile] = own.tiles
  const square = numberOf(tile?.at ?? '')
  expect(squareWords(choosing.view, own, square, lying[square] ?? -1, say)).toContain(
    `colour-${tile?.tile.split('-')[1]}`,
  )
  const drop = squaresOf(maskOf(own.drops_left))[0] ?? -1
  expect(squareWords(choosing.view, own, drop, lying[drop] ?? -1, say)).toContain('label-drop')
})
