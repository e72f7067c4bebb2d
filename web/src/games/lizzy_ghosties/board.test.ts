import { expect, test } from 'vitest'
import type { Fixture } from '../../table/board'
import {
  acts,
  bodies,
  borrowOf,
  facing,
  goesOn,
  helps,
  isPicks,
  meant,
  met,
  pileOf,
  sameThing,
  spotOf,
  wayOf,
} from './board'
import drawn from './fixtures.gen.json'
import type { News, Offer, View } from './wire.gen'

const fixtures = drawn as unknown as Record<string, Fixture<View, Offer, News>>

function fixture(name: string): Fixture<View, Offer, News> {
  const found = fixtures[name]
  if (!found) throw new Error(name)
  return found
}

test('places say where they are, and are read again', () => {
  for (const owner of [0, 8, 'burn', 'body'] as const) {
    expect(spotOf(pileOf(owner, 't'))).toEqual({ owner, part: 't' })
  }
  expect(spotOf('ghost:1')).toBeNull()
  expect(sameThing('lizzy:1/h', 'lizzy:1/t')).toBe(true)
  expect(sameThing('lizzy:1/h', 'lizzy:2/h')).toBe(false)
  expect(sameThing('ghost:1', 'ghost:1')).toBe(true)
})

test('every act of a card that is offered has its own way', () => {
  for (const { view, offer, viewer } of Object.values(fixtures)) {
    const ways = (offer?.acts ?? []).flatMap((action) => wayOf(action, view, viewer ?? 0) ?? [])
    expect(new Set(ways.map(({ from, to }) => `${from} ${to}`)).size).toBe(ways.length)
  }
})

test('a press on a card that can be moved means the act that is offered', () => {
  for (const name of ['passing', 'steal_event_won', 'burn_event_won', 'haunting', 'ghost_event_won', 'final_lizzies']) {
    const { view, offer, viewer } = fixture(name)
    const me = viewer ?? 0
    for (const action of offer?.acts ?? []) {
      const way = wayOf(action, view, me)
      if (way) expect(meant(view, me, way.from, way.to)).toEqual(action)
    }
  }
})

test('a body grows from three different Lizzies, and only what can still become a double helps', () => {
  const { view, offer } = fixture('haunting')
  expect(bodies(offer, {}).length).toBeGreaterThan(0)
  const offered = bodies(offer, {})[0]
  if (!offered) throw new Error('none')
  const picks = { h: offered.head ?? 'burn', b: offered.body ?? 'burn' } as const
  expect(helps(offer, picks, { owner: offered.tail ?? 'burn', part: 't' })).toBe(true)
  expect(helps(offer, picks, { owner: picks.h, part: 't' })).toBe(false)
  expect(borrowOf(picks)).toBeNull()
  expect(borrowOf({ ...picks, t: offered.tail ?? 'burn' })).toEqual(offered)
  expect(meant(view, 0, 'burn:h', 'body:h')).toMatchObject({ type: 'borrow', head: null })
})

test('what was kept is known again', () => {
  expect(isPicks({ h: 1, t: 'burn' })).toBe(true)
  expect(isPicks({ x: 1 })).toBe(false)
  expect(isPicks(null)).toBe(false)
})

test('those lie large with whom something can be done, and who acts', () => {
  const seen = (name: string, near: number) => facing(fixture(name).view, near)
  expect(seen('passing', 0)).toEqual([1])
  expect(seen('passing', 2)).toEqual([0, 1])
  expect(seen('passing', 1)).toEqual([0])
  expect(seen('haunting', 0)).toEqual([1, 2, 3])
  expect(seen('final_lizzies', 0)).toEqual([1])
  expect(seen('final_ghosties', 3)).toEqual([0, 1])
})

test('a turn goes on after its own event, not after that of somebody who has had a turn', () => {
  expect(goesOn(fixture('event_ended').news)).toBe(true)
  expect(goesOn(fixture('skipped').news)).toBe(false)
  expect(goesOn([...fixture('event_ended').news, ...fixture('turn_ended').news])).toBe(false)
})

test('in the final a whole team acts, before that one alone', () => {
  const who = (name: string) =>
    fixture(name).view.players.flatMap((_, seat) => (acts(fixture(name).view, seat) ? [seat] : []))
  expect(who('passing')).toEqual([0])
  expect(who('final_lizzies')).toEqual([0, 1])
  expect(who('final_ghosties')).toEqual([2, 3])
  expect(met(fixture('final_lizzies').view)).toBeNull()
})
