// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest'
import { speak } from '../words'
import { maySet, seatNames, valueHeld, waitsFor } from './gathering'
import type { Card, OptionAbout, SeatCard, You } from './wire.gen'

const FREE: SeatCard = { person: null, bot: null, ready: false, wishes: [] }
const seat = (person: string, more: Partial<SeatCard> = {}): SeatCard => ({ ...FREE, person, ...more })
const BOT: SeatCard = { ...FREE, bot: 'beginner', ready: true }

const CARD: Card = {
  id: 't',
  game: 'geister',
  title: '',
  owner: 'a',
  stage: 'gathering',
  seats: [seat('a'), FREE],
  options: {},
  to_act: [],
  draw_offered_by: [],
  result: null,
  rules_version: 1,
  first: null,
  series: 't',
  previous: null,
  next: null,
  opened_at: 0,
  moved_at: 0,
  seeded: false,
}
const you = (person: string, at: number | null): You => ({
  person,
  name: person,
  seat: at,
  viewer: at,
  channels: ['table'],
  build: '1',
})

const DISCLOSE: OptionAbout = {
  name: 'disclose',
  kind: 'switch',
  default: false,
  choices: [],
  least: null,
  most: null,
  consent: true,
  general: false,
}

beforeAll(() => speak('en'))

test('a table waits for seats first, then for whoever has not pressed start', () => {
  expect(waitsFor(CARD, 0)).toEqual({ what: 'seats', count: 1 })
  const full = { ...CARD, seats: [seat('a'), seat('b')] }
  expect(waitsFor(full, 0)).toEqual({ what: 'you' })
  expect(waitsFor(full, null)).toEqual({ what: 'others', seats: [0, 1] })
  const ready = { ...CARD, seats: [seat('a', { ready: true }), seat('b')] }
  expect(waitsFor(ready, 0)).toEqual({ what: 'others', seats: [1] })
  expect(waitsFor({ ...CARD, seats: [seat('a', { ready: true }), BOT] }, 0)).toEqual({ what: 'nothing' })
})

test('a seat is called by its name, a bot by its strength, a person without a name still by something', () => {
  const names = seatNames({ ...CARD, seats: [seat('a'), BOT, seat('b'), FREE] }, { a: 'A' })
  expect(names.map((name) => name?.replaceAll(/[\u2068\u2069]/g, '') ?? null)).toEqual([
    'A',
    'bot, beginner',
    'No name yet',
    null,
  ])
})

test('an option that needs consent holds when every seated person wishes it; a bot has no objections', () => {
  const wishes = ['disclose']
  expect(valueHeld({ ...CARD, seats: [seat('a', { wishes }), seat('b')] }, DISCLOSE)).toBe(false)
  expect(valueHeld({ ...CARD, seats: [seat('a', { wishes }), seat('b', { wishes })] }, DISCLOSE)).toBe(true)
  expect(valueHeld({ ...CARD, seats: [seat('a', { wishes }), BOT] }, DISCLOSE)).toBe(true)
  expect(valueHeld({ ...CARD, seats: [FREE, BOT] }, DISCLOSE)).toBe(false)
})

test('who sits sets the options; under host only the owner does', () => {
  expect(maySet(CARD, you('b', 1))).toBe(true)
  expect(maySet(CARD, you('c', null))).toBe(false)
  const hosted = { ...CARD, options: { host: true } }
  expect(maySet(hosted, you('b', 1))).toBe(false)
  expect(maySet(hosted, you('a', 0))).toBe(true)
})
