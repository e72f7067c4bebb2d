// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say, speak } from '../words'
import Chat from './Chat.svelte'
import { Saying } from './saying.svelte'
import { type Spoken, Table } from './table.svelte'
import type { Card, ChatLine, You } from './wire.gen'

/** Whoever speaks here has a name. */
vi.mock('../person', async (whole) => ({ ...(await whole<object>()), named: async () => true }))

const ODD = ['<script>alert(1)</script>', '[b]dik[/b] &amp;', '😀 e\u0301\u0301 שלום', 'x'.repeat(400)]
const card = {
  game: 'geister',
  stage: 'running',
  seats: [{ person: 'p' }, { person: 'q' }],
  next: null,
} as unknown as Card
const watcher: You = {
  person: 'w',
  name: 'W',
  seat: null,
  viewer: null,
  channels: ['table', 'watchers'],
  build: 'b',
}
const player: You = { ...watcher, person: 'p', seat: 0, viewer: 0, channels: ['table'] }

let shown: ReturnType<typeof mount>
let table: Table
let saying: Saying
let speaking: ReturnType<typeof vi.fn>

function look(you: You, lines: readonly ChatLine[] = []): void {
  table.hear({ type: 'update', seq: 1, card, you, names: { p: ODD[0] ?? '', q: 'B' } })
  table.hear({ type: 'chat', lines, names: {} })
  show()
}

function show(): void {
  shown = mount(Chat, { target: document.body, props: { table, saying, say } })
  flushSync()
}

const line = (number: number, text: string, channel = 'table'): ChatLine => ({
  number,
  text,
  channel,
  author: 'p',
  at: 0,
})
const typing = (): HTMLInputElement => document.querySelector('form input') as HTMLInputElement
const whom = (): HTMLSelectElement => document.querySelector('select') as HTMLSelectElement

function choose(channel: string): void {
  whom().value = channel
  whom().dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

function type(text: string): void {
  typing().value = text
  typing().dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

async function send(text: string): Promise<void> {
  type(text)
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await new Promise((done) => setTimeout(done))
  flushSync()
}

beforeEach(async () => {
  localStorage.setItem('speeltafel:name', 'A')
  await speak('en')
  table = new Table('t')
  saying = new Saying(table)
  speaking = vi.fn(async (): Promise<Spoken> => 'done')
  table.speak = speaking as unknown as Table['speak']
})

afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
})

test('text and names stand there as they were typed, and nothing in them is markup', () => {
  look(
    player,
    ODD.map((text, n) => line(n + 1, text)),
  )
  expect([...document.querySelectorAll('.said')].map((said) => said.textContent)).toEqual(ODD)
  expect(document.querySelector('.name')?.textContent).toBe(ODD[0])
  expect(document.querySelector('script, .said *')).toBeNull()
})

test('a seat talks to the table and has no other channel; the text is gone once it has arrived', async () => {
  look(player)
  expect(document.querySelector('select')).toBeNull()
  await send('/help')
  expect(speaking).toHaveBeenCalledWith('/help', 'table')
  expect(typing().value).toBe('')
})

test('what could not be sent stays where it was typed', async () => {
  speaking.mockResolvedValue('not-sent')
  look(player)
  await send('/help')
  expect(typing().value).toBe('/help')
  expect(document.body.textContent).toContain(say('chat-not-sent'))
})

test('what could not be sent is said to wait for a connection as long as there is none', async () => {
  speaking.mockResolvedValue('not-sent')
  table.condition = 'lost'
  look(player)
  await send('hello')
  expect(document.body.textContent).toContain(say('chat-not-sent'))
  table.condition = 'open'
  flushSync()
  expect(document.body.textContent).not.toContain(say('chat-not-sent'))
  expect(typing().value).toBe('hello')
})

test('of a line that was given up nothing waits, whenever the connection goes', async () => {
  speaking.mockResolvedValue('not-sent')
  table.condition = 'lost'
  look(player)
  await send('hello')
  type('')
  expect(document.body.textContent).not.toContain(say('chat-not-sent'))
})

test('what nobody could see is nothing to send', async () => {
  look(player)
  for (const unseen of ['  ', '\u200b', '\u200d\u200c', '\ufeff\u00ad \u2060', '\u3164']) await send(unseen)
  expect(speaking).not.toHaveBeenCalled()
  await send('\u200bשלום')
  expect(speaking).toHaveBeenCalledTimes(1)
})

test('a line that arrives while the chat is out of sight is not left to be sent again', async () => {
  let arrived = (_: Spoken): void => undefined
  speaking.mockReturnValue(
    new Promise<Spoken>((done) => {
      arrived = done
    }),
  )
  look(player)
  await send('hello')
  await unmount(shown)
  arrived('done')
  await new Promise((done) => setTimeout(done))
  show()
  expect(typing().value).toBe('')
})

test('lines and answers that come while one reads are read out, and only what comes', () => {
  look(player, [line(1, 'before')])
  const log = document.querySelector('[role=log]')
  expect(log?.getAttribute('aria-live')).toBe('polite')
  expect(log?.getAttribute('aria-relevant')).toBe('additions')
  table.hear({ type: 'chat', lines: [line(2, 'now')], names: {} })
  table.hear({ type: 'told', key: 'k', lines: [{ words: 'chat-none', args: {} }] })
  flushSync()
  expect(document.querySelector('[role=log]')).toBe(log)
  expect([...(log?.querySelectorAll('.said') ?? [])].map((one) => one.textContent)).toEqual([
    'before',
    'now',
    say('chat-none'),
  ])
})

test('a channel that is switched on again does not read out what one has read', () => {
  look(watcher, [line(1, 'to all'), line(2, 'among us', 'watchers')])
  const [, ofWatchers] = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  ofWatchers?.click()
  flushSync()
  const fewer = document.querySelector('[role=log]')
  ofWatchers?.click()
  flushSync()
  expect(document.querySelector('[role=log]')).not.toBe(fewer)
  expect(document.querySelectorAll('[role=log] .said')).toHaveLength(2)
})

test('a watcher has two channels, and each is switched off by itself', () => {
  look(watcher, [line(1, 'to all'), line(2, 'among us', 'watchers')])
  const [ofTable, ofWatchers] = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const said = () => [...document.querySelectorAll('.said')].map((one) => one.textContent)
  expect(said()).toEqual(['to all', 'among us'])
  ofWatchers?.click()
  flushSync()
  expect(said()).toEqual(['to all'])
  ofWatchers?.click()
  ofTable?.click()
  flushSync()
  expect(said()).toEqual(['among us'])
})

test('a team has a channel of its own, and what was typed for it goes to nobody else when one changes sides', async () => {
  const lizzy = { ...player, channels: ['table', 'team:0'] }
  look(lizzy, [line(1, 'to all'), line(2, 'among us', 'team')])
  expect(document.querySelector('.aside')?.textContent).toContain(say('chat-to-team'))
  expect([...document.querySelectorAll('option')].map((one) => one.textContent)).toEqual(['The table', 'Your team'])
  choose('team:0')
  await send('shift my tail')
  expect(speaking).toHaveBeenLastCalledWith('shift my tail', 'team:0')

  table.hear({ type: 'update', seq: 2, you: { ...lizzy, channels: ['table', 'team:1'] } })
  flushSync()
  expect(whom().selectedOptions[0]?.textContent).toBe(say('chat-choose'))
  await send('and then the head')
  expect(speaking).toHaveBeenCalledTimes(1)
  expect(typing().value).toBe('and then the head')

  choose('team:1')
  await send('hello')
  expect(speaking).toHaveBeenLastCalledWith('hello', 'team:1')
})

test('what one has read of a team stays when there are no teams any more', () => {
  look({ ...player, channels: ['table', 'watchers'] }, [line(1, 'among us', 'team')])
  expect([...document.querySelectorAll('label')].map((one) => one.textContent?.trim())).toEqual([
    'The table',
    'Watchers',
    'Your team',
  ])
})
