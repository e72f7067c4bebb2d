// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say, speak } from '../words'
import Chat from './Chat.svelte'
import { type Spoken, Table } from './table.svelte'
import type { Card, ChatLine, You } from './wire.gen'

const ODD = ['<script>alert(1)</script>', '[b]dik[/b] &amp;', '😀 e\u0301\u0301 שלום', 'x'.repeat(400)]
const card = {
  game: 'geister',
  stage: 'running',
  seats: [{ person: 'p' }, { person: 'q' }],
  next: null,
} as unknown as Card
const watcher: You = { person: 'w', name: 'W', seat: null, viewer: null, build: 'b' }

let shown: ReturnType<typeof mount>
let table: Table
let speaking: ReturnType<typeof vi.fn>

function look(you: You, lines: readonly ChatLine[] = []): void {
  table.hear({ type: 'update', seq: 1, card, you, names: { p: ODD[0] ?? '', q: 'B' } })
  table.hear({ type: 'chat', lines, names: {} })
  shown = mount(Chat, { target: document.body, props: { table, say } })
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

async function send(text: string): Promise<void> {
  typing().value = text
  typing().dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await new Promise((done) => setTimeout(done))
  flushSync()
}

beforeEach(async () => {
  localStorage.setItem('speeltafel:name', 'A')
  await speak('en')
  table = new Table('t')
  speaking = vi.fn(async (): Promise<Spoken> => 'done')
  table.speak = speaking as unknown as Table['speak']
})

afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
})

test('text and names stand there as they were typed, and nothing in them is markup', () => {
  look(
    { ...watcher, person: 'p', seat: 0 },
    ODD.map((text, n) => line(n + 1, text)),
  )
  expect([...document.querySelectorAll('.said')].map((said) => said.textContent)).toEqual(ODD)
  expect(document.querySelector('.name')?.textContent).toBe(ODD[0])
  expect(document.querySelector('script, .said *')).toBeNull()
})

test('a seat talks to the table and has no other channel; the text is gone once it has arrived', async () => {
  look({ ...watcher, person: 'p', seat: 0 })
  expect(document.querySelector('select')).toBeNull()
  await send('/help')
  expect(speaking).toHaveBeenCalledWith('/help', 'table')
  expect(typing().value).toBe('')
})

test('what could not be sent stays where it was typed', async () => {
  speaking.mockResolvedValue('not-sent')
  look({ ...watcher, person: 'p', seat: 0 })
  await send('/help')
  expect(typing().value).toBe('/help')
  expect(document.body.textContent).toContain(say('chat-not-sent'))
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
