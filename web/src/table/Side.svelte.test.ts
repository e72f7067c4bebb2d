// @vitest-environment happy-dom

import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say, speak } from '../words'
import { Reading, type Tab } from './reading.svelte'
import Side from './Side.svelte'
import { Table } from './table.svelte'
import type { Card, LogLine, You } from './wire.gen'

const running = {
  game: 'geister',
  stage: 'running',
  seats: [{ person: 'p' }, { person: 'q' }],
  to_act: [],
  next: null,
} as unknown as Card
const finished = { ...running, stage: 'finished' } as Card
const you = { person: 'p', name: 'P', seat: 0, viewer: 0, channels: ['table'], build: 'b' } as You

let shown: ReturnType<typeof mount>
let table: Table
let reading: Reading
let stop = (): void => undefined

/** The side with its chat in sight, as a column or as a sheet that is up. */
function look({ wide }: { wide: boolean }): void {
  vi.spyOn(Reading.prototype, 'wide', 'get').mockReturnValue(wide)
  stop = $effect.root(() => {
    reading = new Reading(table)
  })
  reading.show('chat')
  const notices = createRawSnippet(() => ({ render: () => '<p></p>' }))
  const props = { table, game: 'geister', reading, at: null, say, lookBack: vi.fn(), notices }
  shown = mount(Side, { target: document.body, props })
  flushSync()
}

const typing = (): HTMLInputElement | null => document.querySelector('form input')

function type(text: string): void {
  const box = typing() as HTMLInputElement
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

function show(tab: Tab): void {
  reading.show(tab)
  flushSync()
}

function resigns(seat: number): void {
  const line = { seq: 2, at: 0, seat, deed: { type: 'stopped', how: { type: 'resigned', seat } } } as LogLine
  table.hear({ type: 'update', seq: 2, card: finished, log: [line] })
  flushSync()
}

beforeEach(async () => {
  await speak('en')
  table = new Table('t')
  table.hear({ type: 'update', seq: 1, card: running, you, names: { p: 'P', q: 'Q' } })
})

afterEach(async () => {
  await unmount(shown)
  stop()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('a half-typed line and for whom it is are still there after a look at another tab', () => {
  table.hear({ type: 'update', seq: 1, you: { ...you, channels: ['table', 'team:0'] } })
  look({ wide: true })
  const whom = document.querySelector('select') as HTMLSelectElement
  whom.value = 'team:0'
  whom.dispatchEvent(new Event('change', { bubbles: true }))
  type('half a li')
  show('log')
  expect(typing()).toBeNull()
  show('chat')
  expect(typing()?.value).toBe('half a li')
  expect(document.querySelector('select')?.value).toBe('team:0')
})

test('a half-typed line is still there when the sheet goes and comes', () => {
  look({ wide: false })
  type('half a li')
  reading.open = false
  flushSync()
  expect(typing()).toBeNull()
  show('chat')
  expect(typing()?.value).toBe('half a li')
})

test('a sheet does not stay over the end that one has made oneself', () => {
  look({ wide: false })
  resigns(0)
  expect(reading.open).toBe(false)
})

test('a sheet that one reads stays when another ends the game', () => {
  look({ wide: false })
  resigns(1)
  expect(reading.open).toBe(true)
})

test('a sheet that is opened after the end stays', () => {
  look({ wide: false })
  resigns(0)
  show('chat')
  table.hear({ type: 'people', present: [0], watching: [], onlookers: 0 })
  table.hear({ type: 'update', seq: 3, card: { ...finished } })
  flushSync()
  expect(reading.open).toBe(true)
})
