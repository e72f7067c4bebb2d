// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from 'vitest'
import { addWords, LANGUAGES, type Language, speak, wordsOf } from '../words'
import {
  drawRefuser,
  facts,
  factsWithNames,
  lately,
  listed,
  myTurnWords,
  sayLine,
  sayRefusal,
  seatName,
  strengthWord,
  tell,
} from './log'
import type { Card, LogLine } from './wire.gen'

const sources = import.meta.glob<string>(['@words/games/geister/words/*.ftl', '@words/tables/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the server gives out for a game: its own words, then the tables'. */
function words(lang: Language): string {
  return Object.keys(sources)
    .filter((path) => path.endsWith(`/${lang}.ftl`))
    .sort()
    .map((path) => sources[path])
    .join('\n')
}

const say = wordsOf('geister')
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

const seat = (person: string | null, bot: string | null = null) => ({ person, bot, ready: true, wishes: [] })

function card(parts: Partial<Card> = {}): Card {
  return {
    id: 't',
    game: 'geister',
    title: '',
    owner: 'p',
    stage: 'running',
    seats: [seat('p'), seat('q')],
    options: {},
    to_act: [0],
    draw_offered_by: [],
    result: null,
    rules_version: 1,
    first: 0,
    series: 't',
    previous: null,
    next: null,
    opened_at: 0,
    moved_at: 0,
    seeded: false,
    ...parts,
  }
}

const names = { p: 'A', q: 'B' }
let seq = 0
const deed = (tagged: object, by: number | null = null): LogLine =>
  ({ seq: seq++, at: 0, seat: by, deed: tagged }) as unknown as LogLine
const news = (...told: object[]): LogLine => ({ seq: seq++, at: 0, seat: 0, news: told })

function texts(lines: readonly LogLine[], at = card()): string[] {
  return tell(lines, at, names, say).map(({ text }) => bare(text))
}

beforeEach(async () => {
  seq = 0
  for (const lang of LANGUAGES) addWords('geister', lang, words(lang))
  await speak('en')
})

test('news are told in the words of the game, with the name of whoever it was', () => {
  const step = { type: 'stepped', seat: 1, origin: 'b2', target: 'b3', captured: null }
  expect(texts([news(step)])).toEqual(['B moves from b2 to b3.'])
  expect(texts([news({ ...step, captured: 'G' })])).toEqual(['B moves from b2 to b3 and captures a good ghost.'])
})

test('another player whom news speak of is called by name too', () => {
  const heard = (key: string, args?: object) => `${key} ${JSON.stringify(args)}`
  const line = news({ type: 'skipped', seat: 0, opponent: 1, owner: null })
  expect(tell([line], card(), names, heard)[0]?.text).toBe(
    'news-skipped {"seat":0,"opponent":1,"owner":"none","opponent_name":"B","who":"A"}',
  )
})

test('a change of language tells it anew', async () => {
  const line = news({ type: 'placed', seat: 0 })
  expect(texts([line])).toEqual(['A has placed the ghosts.'])
  await speak('nl')
  expect(texts([line])).toEqual(['A heeft de geesten neergezet.'])
})

test('several things in one entry are several sentences of one number', () => {
  const line = news({ type: 'placed', seat: 0 }, { type: 'placed', seat: 1 })
  expect(tell([line], card(), names, say).map((told) => told.seq)).toEqual([0, 0])
})

test('news bear the mark of whom they are about, or else of whoever acted', () => {
  const line = news(
    { type: 'placed', seat: 0 },
    { type: 'placed', seat: 1 },
    { type: 'placed', seat: null },
    { type: 'placed' },
  )
  expect(tell([line], card(), names, say).map((told) => told.seat)).toEqual([0, 1, 0, 0])
})

test('whoever stood up is still called by name', () => {
  const lines = [
    deed({ type: 'sat', seat: 1, person: 'q' }, null),
    deed({ type: 'left', seat: 1 }, 1),
    deed({ type: 'sat', seat: 1, person: 'r' }, null),
  ]
  const gathering = card({ stage: 'gathering', seats: [seat('p'), seat('r')] })
  expect(tell(lines, gathering, { ...names, r: 'C' }, say).map(({ text }) => bare(text))).toEqual([
    'B sits down on seat 2.',
    'B stands up.',
    'C sits down on seat 2.',
  ])
})

test('a bot comes and goes as a bot', () => {
  const lines = [deed({ type: 'bot_seated', seat: 1, strength: 'beginner' }, 0), deed({ type: 'left', seat: 1 }, 0)]
  const gathering = card({ stage: 'gathering', seats: [seat('p'), seat(null)] })
  expect(texts(lines, gathering)).toEqual(['A bot (beginner) takes seat 2.', 'The bot on seat 2 goes away.'])
})

test('drawn seats change who is who, but not what was told before', () => {
  const lines = [
    deed({ type: 'sat', seat: 0, person: 'p' }),
    deed({ type: 'sat', seat: 1, person: 'q' }),
    deed({ type: 'readied', seat: 0 }, 0),
    deed({ type: 'seats_drawn', order: [1, 0] }),
    deed({ type: 'started', first: 0 }),
  ]
  expect(texts(lines, card({ seats: [seat('q'), seat('p')] }))).toEqual([
    'A sits down on seat 1.',
    'B sits down on seat 2.',
    'A is ready.',
    'The seats were drawn.',
    'The game begins, with B.',
  ])
})

test.each([
  [{ type: 'opened', owner: 'p', previous: null }, 'A opens the table.'],
  [{ type: 'opened', owner: 'p', previous: 'old' }, 'A rematch: the same players, a new table.'],
  [{ type: 'option_set', name: 'escape', value: 'leave' }, 'Escape: off the board.'],
  [{ type: 'option_set', name: 'move_limit', value: 100 }, 'Move limit: 100.'],
  [{ type: 'option_set', name: 'move_limit', value: 0 }, 'Move limit: none.'],
  [{ type: 'option_set', name: 'repetition', value: false }, 'Repetition: off.'],
  [{ type: 'wished', seat: 0, name: 'disclose', value: true }, 'A wants: Show at the end.'],
  [{ type: 'unreadied', seat: 1 }, 'B is not ready after all.'],
  [{ type: 'draw_offered', seat: 1 }, 'B offers a draw.'],
  [{ type: 'draw_refused', seat: 0 }, 'A does not want a draw.'],
  [{ type: 'next_opened', table: 'n' }, 'The rematch is set up.'],
  [{ type: 'stopped', how: { type: 'resigned', seat: 1 } }, 'B resigns.'],
  [{ type: 'stopped', how: { type: 'draw_agreed' } }, 'You agree: a draw.'],
  [{ type: 'stopped', how: { type: 'broken_off' } }, 'The game was broken off.'],
])('%o is told', (tagged, text) => {
  expect(texts([deed(tagged, 0)])).toEqual([text])
})

describe('names', () => {
  test('are shown as they are, whatever is in them', () => {
    const odd = '<b>א😀\u0301</b>'
    const line = news({ type: 'placed', seat: 0 })
    expect(tell([line], card(), { ...names, p: odd }, say)[0]?.text).toBe(`⁨${odd}⁩ has placed the ghosts.`)
  })

  test('a bot alone is the bot; of two each has the number of its seat', () => {
    const one = card({ seats: [seat('p'), seat(null, 'random')] })
    const two = card({ seats: [seat(null, 'random'), seat(null, 'random')] })
    expect(bare(seatName(one, 1, names, say))).toBe('Bot')
    expect(bare(seatName(two, 1, names, say))).toBe('Bot 2')
  })

  test('in a row they are joined as the language joins them', () => {
    expect(listed(['A', 'B', 'C'], 'nl')).toBe('A, B en C')
    expect(listed(['A', 'B'], 'en')).toBe('A and B')
  })
})

test('what a field does not say is the fact none, and what is no text or number is left out', () => {
  expect(facts({ type: 'x', captured: null, n: 2, at: 'b2', all: [1] })).toEqual({ captured: 'none', n: 2, at: 'b2' })
})

test('a refusal calls another player by name', () => {
  const called = (seat: number): string => 'ABC'[seat] ?? ''
  expect(factsWithNames({ opponent: 2, part: 'h' }, called)).toEqual({ opponent: 2, opponent_name: 'C', part: 'h' })
  expect(factsWithNames({ seat: 2 }, called)).toEqual({ seat: 2 })
})

test('a refusal calls an option as the form does', () => {
  const args = { option_words: 'option-move-limit', least: 0, most: 100 }
  const text = sayRefusal({ rule: 'TB-12', why: 'option-is-a-number', args }, () => '', say)
  expect(bare(text)).toBe('“Move limit” is a number from 0 to 100.')
})

test('an argument that is itself a message is said in the language of the reader', () => {
  const line = {
    words: 'told-option',
    args: { option: 'escape', name_words: 'option-escape', value_words: 'option-on' },
  }
  expect(bare(sayLine(line, say))).toBe('Escape (escape): on')
})

test('what there is to do is named where the game has words for all that is offered', () => {
  const offer = (...types: string[]): unknown => ({
    type: 'listed',
    acts: types.map((type) => ({ type })),
    warnings: [],
  })
  const told = (types: string[]): string => myTurnWords({ card: card(), offer: offer(...types) }, say)
  expect(told(['place', 'place'])).toBe('Place your ghosts')
  expect(told(['step'])).toBe('Your turn')
  expect(told(['place', 'step'])).toBe('Your turn')
  expect(myTurnWords({ card: card(), offer: null }, say)).toBe('Your turn')
})

test('lately is what happened since one acted, with that act; a watcher has the last act', () => {
  const acted = (seat: number, ...types: string[]): LogLine => ({
    seq: 0,
    at: 0,
    seat,
    news: types.map((type) => ({ type })),
  })
  const silent: LogLine = { seq: 0, at: 0, seat: 0 }
  const lines = [acted(1, 'before'), acted(0, 'own'), silent, acted(1, 'next'), acted(2, 'last', 'of all')]
  const types = (seat: number | null) => lately(lines, seat).map(({ type }) => type)
  expect(types(0)).toEqual(['own', 'next', 'last', 'of all'])
  expect(types(1)).toEqual(['next', 'last', 'of all'])
  expect(types(null)).toEqual(['last', 'of all'])
  expect(types(7)).toEqual(['before', 'own', 'next', 'last', 'of all']) // has not acted yet
  expect(lately([], 0)).toEqual([])
})

test('a refusal of a draw stands until somebody acts or a draw is offered anew', () => {
  const offered = (by: number): LogLine => deed({ type: 'draw_offered', seat: by }, by)
  const refused = (by: number): LogLine => deed({ type: 'draw_refused', seat: by }, by)
  const acted = news({ type: 'placed', seat: 0 })
  expect(drawRefuser([offered(0), acted, refused(1)])).toBe(1)
  expect(drawRefuser([offered(0), refused(1), deed({ type: 'wished', seat: 0, name: 'x', value: true }, 0)])).toBe(1)
  expect(drawRefuser([offered(0), refused(1), acted])).toBe(null)
  expect(drawRefuser([offered(0), refused(1), offered(0)])).toBe(null)
  expect(drawRefuser([])).toBe(null)
})

test('a strength of two words has a key with a hyphen', () => {
  expect(strengthWord('very_strong', (key) => key)).toBe('strength-very-strong')
})
