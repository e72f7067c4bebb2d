import { describe, expect, test } from 'vitest'
import { type Held, outlook } from './board'
import fixtures from './fixtures.gen.json'
import { heldLabel, hint, type Moment, planName, squareLabels, steeredWords } from './labels'
import { numberOf, SQUARES } from './squares'
import type { Offer, View } from './wire.gen'

const choosing = fixtures.choosing as unknown as { view: View; offer: Offer }
const first = fixtures.first_tile as unknown as { view: View; offer: Offer }
const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ')

describe('the hint', () => {
  const { view, offer } = choosing
  const names = view.fields.map((_, n) => `Player ${n}`)
  const other = (view.turn + 1) % view.fields.length
  const now = (parts: Partial<Moment>) =>
    hint({ view, offer: null, me: view.turn, sent: false, handled: false, names, ...parts }, say)

  test('tells whose turn it is what there is to do', () => {
    expect(now({ offer })).toBe('hint-your-turn')
    expect(now({ offer, handled: true })).toBe('hint-lift')
    expect(now({ offer, view: { ...view, bonus: true } })).toBe('hint-bonus')
    expect(now({ ...first, me: first.view.turn })).toBe('hint-first-tile')
  })

  test('tells the others whom they wait for', () => {
    const waits = { ...view, marks: view.marks.map(() => 'in' as const) }
    expect(now({ view: waits, me: other })).toBe(`hint-their-turn Player ${view.turn}`)
    expect(now({ view: waits, me: null })).toBe(`hint-their-turn Player ${view.turn}`)
    expect(now({ view: { ...waits, bonus: true }, me: other })).toBe(`hint-their-bonus Player ${view.turn}`)
    const out = { ...view, marks: view.marks.map((_, n) => (n === other ? ('out' as const) : ('in' as const))) }
    expect(now({ view: out, me: other })).toBe('hint-out')
  })

  test('says nothing while an act is on its way, and when it is over', () => {
    expect(now({ sent: true, me: other })).toBeNull()
    expect(now({})).toBeNull()
    expect(now({ offer, view: { ...view, end: { places: [], winners: [] } } as unknown as View })).toBeNull()
  })
})

test('a plan that was made up is called with its number', () => {
  expect(planName('lobby', say)).toBe('plan-lobby ')
  expect(planName('random-1234', say)).toBe('plan-random 1234')
})

test('every square is called by its name and what lies there', () => {
  const { view } = choosing
  const field = view.fields[view.turn] as View['fields'][number]
  const labels = squareLabels(view, field, say)
  expect(labels.map((label) => label.split(' ')[1])).toEqual(SQUARES)
  const [laid] = field.tiles
  expect(labels[numberOf(laid?.at ?? '')]).toContain(`label-tile ${laid?.tile.split('-')[0]}`)
})

test('a tile in hand tells where it is, what it would do there, and which pistol would be lost', () => {
  const { view, offer } = first
  const field = view.fields[0] as View['fields'][number]
  const tile: Held = { tile: 'J-orange', way: 0, at: numberOf('k3'), grip: 1 }
  const label = heldLabel(tile, outlook(tile, field, view.rooms, offer), squareLabels(view, field, say), say)
  expect(label.split('; ')[0]).toBe('label-tile J colour-orange')
  expect(label).toContain('label-square k4')
  expect(label).toContain('label-fits')
  expect(label).toContain('label-loses-pistol colour-lime')
  expect(steeredWords({ ...tile, way: 1 }, 'there', say)).toBe('label-turned 90 0; there')
})
