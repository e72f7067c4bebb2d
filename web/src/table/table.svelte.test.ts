// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wire, World } from './line'
import { Table } from './table.svelte'
import type { Card, Do, FromBrowser, FromServer, LogLine, Say, Update } from './wire.gen'

/** A world with one socket at a time and no clock of its own. */
class Desk implements World {
  sent: FromBrowser[] = []
  wire: Wire | null = null
  #waiting: (() => void) | null = null

  open(): Wire {
    const wire: Wire = {
      send: (text) => this.sent.push(JSON.parse(text)),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.wire = wire
    return wire
  }
  after(_: number, run: () => void): () => void {
    this.#waiting = run
    return () => undefined
  }
  now(): number {
    return 0
  }
  chance(): number {
    return 0
  }
  async greet(): Promise<void> {
    this.wire?.onopen?.()
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    this.hear({ type: 'pong' })
  }
  hear(message: FromServer): void {
    this.wire?.onmessage?.({ data: JSON.stringify(message) })
  }
  lose(): void {
    this.wire?.onclose?.({ code: 1006 })
  }
  async again(): Promise<void> {
    this.#waiting?.()
    await this.greet()
  }
}

const seat = (person: string) => ({ person, bot: null, ready: true, wishes: [] })
const card = {
  id: 't',
  game: 'geister',
  stage: 'running',
  seats: [seat('p'), seat('q')],
  to_act: [0],
  draw_offered_by: [],
  next: null,
} as unknown as Card

const line = (seq: number): LogLine => ({ seq, at: 0, seat: 0, news: [{ type: 'moved', seat: 0, n: seq }] })
const update = (seq: number, parts: Partial<Update> = {}): Update => ({ type: 'update', seq, ...parts })
const you = { person: 'p', name: 'A', seat: 0, viewer: 0, channels: ['table'], build: 'b' }

let desk: Desk
let table: Table
let leave: () => void

beforeEach(async () => {
  localStorage.setItem('speeltafel:token', 'token')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ person: 'p', token: 'token' }))),
  )
  desk = new Desk()
  table = new Table('t', desk)
  leave = table.open()
  await desk.greet()
  desk.hear(
    update(4, { card, you, names: { p: 'A', q: 'B' }, view: { n: 4 }, offer: { acts: [] }, log: [3, 4].map(line) }),
  )
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

const done = (): Do => desk.sent.findLast((message) => message.type === 'do') as Do
const act = (n = 1): void => table.do({ type: 'act', action: { type: 'go', n } })

test('the first update shows everything and moves nothing', () => {
  expect(table.seq).toBe(4)
  expect(table.view).toEqual({ n: 4 })
  expect(table.log.map(({ seq }) => seq)).toEqual([3, 4])
  expect(table.news).toEqual([])
  expect(table.fresh).toEqual([])
  expect(table.myTurn).toBe(true)
})

test('a turn stands for a card on which nothing else is new', () => {
  desk.hear(update(5, { turn: { to_act: [1], moved_at: 7 }, view: { n: 5 }, log: [line(5)] }))
  expect(table.card).toEqual({ ...card, to_act: [1], moved_at: 7 })
  expect(table.myTurn).toBe(false)
})

test('what an update leaves out stays as it was', () => {
  desk.hear(update(5, { view: { n: 5 }, log: [line(5)] }))
  expect(table.card).toEqual(card)
  expect(table.offer).toEqual({ acts: [] })
  expect(table.news).toEqual([{ type: 'moved', seat: 0, n: 5 }])
  desk.hear(update(6, { offer: null }))
  expect(table.offer).toBeNull()
  expect(table.view).toEqual({ n: 5 })
})

test('an act is pending, with nothing more to choose, until its receipt', () => {
  act()
  expect(done()).toMatchObject({ after: 4, verb: { type: 'act', action: { type: 'go', n: 1 } } })
  expect(table.pending?.action).toEqual({ type: 'go', n: 1 })
  expect(table.offer).toBeNull()
  desk.hear(update(5, { key: done().key, view: { n: 5 }, log: [line(5)] }))
  expect(table.pending).toBeNull()
  expect(table.offer).toEqual({ acts: [] })
})

test('pressing five times sends one act', () => {
  for (let press = 1; press <= 5; press += 1) act(press)
  expect(desk.sent.filter(({ type }) => type === 'do')).toHaveLength(1)
})

test('a refusal puts the act back and says why', () => {
  act()
  desk.hear({ type: 'refused', key: done().key, rule: 'GE-10', why: 'not-a-neighbour', args: {} })
  expect(table.pending).toBeNull()
  expect(table.refusal).toEqual({ rule: 'GE-10', why: 'not-a-neighbour', args: {} })
  act(2)
  expect(table.refusal).toBeNull()
})

test('an act that comes too late is put back and said to be stale', () => {
  act()
  desk.hear({ type: 'problem', key: done().key, code: 'stale' })
  expect(table.pending).toBeNull()
  expect(table.problem).toBe('stale')
})

test('whoever was overtaken hears by whom, whichever comes first, until something else is done', () => {
  const theirs = { ...line(5), seat: 1 }
  act()
  desk.hear({ type: 'problem', key: done().key, code: 'stale' })
  expect(table.quicker).toBeNull()
  desk.hear(update(5, { view: { n: 5 }, log: [theirs] }))
  expect(table.quicker).toBe(1)
  act(2)
  expect(table.quicker).toBeNull()
  desk.hear(update(6, { view: { n: 6 }, log: [{ ...line(6), seat: 1 }] }))
  desk.hear({ type: 'problem', key: done().key, code: 'stale' })
  expect(table.quicker).toBe(1)
})

test('who acted on another device was overtaken by nobody', () => {
  act()
  desk.hear({ type: 'problem', key: done().key, code: 'stale' })
  desk.hear(update(6, { view: { n: 6 }, log: [line(5), { ...line(6), seat: 1 }] }))
  expect(table.quicker).toBeNull()
})

test('an act made as the line is lost is sent once more with its key, and is done once', async () => {
  act()
  const { key } = done()
  desk.lose()
  expect(table.unsent).toBe(true)
  await desk.again()
  const sent = desk.sent.filter(({ type }) => type === 'do') as Do[]
  expect(sent.map((message) => message.key)).toEqual([key, key])
  desk.hear({ type: 'fine', key, seq: 5 })
  expect(table.pending).not.toBeNull()
  desk.hear(update(6, { view: { n: 6 }, log: [5, 6].map(line) }))
  expect(table.pending).toBeNull()
})

test('whoever comes back sees the last state at once and reads the rest', async () => {
  desk.lose()
  await desk.again()
  expect(desk.sent.at(-1)).toMatchObject({ type: 'hello', seen: 4 })
  desk.hear(update(7, { card, view: { n: 7 }, log: [5, 6, 7].map(line) }))
  expect(table.news).toEqual([])
  expect(table.log.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7])
})

test('after a long absence the log is whole again from where it is, and older lines go before it', () => {
  desk.hear(update(60, { log: [59, 60].map(line) }))
  expect(table.log.map(({ seq }) => seq)).toEqual([59, 60])
  table.addOlder([57, 58, 59].map(line))
  expect(table.log.map(({ seq }) => seq)).toEqual([57, 58, 59, 60])
})

test('asking why shows the refusal and plays nothing', () => {
  table.ask({ type: 'go', n: 9 })
  const asked = desk.sent.at(-1) as { type: string; key: string }
  expect(asked.type).toBe('ask')
  desk.hear({ type: 'refused', key: asked.key, rule: 'GE-11', why: 'own-ghost-in-the-way', args: {} })
  expect(table.refusal?.rule).toBe('GE-11')
  expect(table.pending).toBeNull()
})

test('what could not be asked without a line is said until the line is back, and no longer', async () => {
  desk.lose()
  table.ask({ type: 'go', n: 9 })
  expect(table.problem).toBe('no-connection')
  await desk.again()
  expect(table.problem).toBeNull()
})

test('a line of chat is done when it was answered, and not sent when the line was lost before', async () => {
  const said = table.speak('hello', 'table')
  const { key } = desk.sent.at(-1) as Say
  desk.hear({ type: 'fine', key, seq: 4 })
  expect(await said).toBe('done')
  const lost = table.speak('hello again', 'table')
  desk.lose()
  expect(await lost).toBe('not-sent')
  expect(await table.speak('and again', 'table')).toBe('not-sent')
})

test('a line of chat that comes again stands there once', () => {
  const spoken = { number: 1, channel: 'table', author: 'q', text: '<script>', at: 0 }
  desk.hear({ type: 'chat', lines: [spoken], names: { q: 'B' } })
  desk.hear({ type: 'chat', lines: [spoken, { ...spoken, number: 2 }], names: {} })
  expect(table.talk).toHaveLength(2)
  expect(table.names).toEqual({ p: 'A', q: 'B' })
})

test('the answer to a command stands in the chat of this page', async () => {
  const asked = table.speak('/help', 'table')
  const { key } = desk.sent.at(-1) as Say
  desk.hear({ type: 'told', key, lines: [{ words: 'told-help', args: {} }] })
  expect(await asked).toBe('done')
  expect(table.talk).toEqual([{ type: 'told', key, lines: [{ words: 'told-help', args: {} }] }])
})

test('the rematch is followed when it appears, not when an old table is looked at', () => {
  expect(table.next).toBeNull()
  desk.hear(update(9, { card: { ...card, stage: 'finished', next: 'n' } }))
  expect(table.next).toBe('n')
  const old = new Table('t', new Desk())
  old.hear(update(9, { card: { ...card, stage: 'finished', next: 'n' } }))
  expect(old.next).toBeNull()
})
