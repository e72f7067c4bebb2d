// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOlder, isStep, LookBack } from './lookback.svelte'
import { Table } from './table.svelte'
import type { LogLine, Update, You } from './wire.gen'

const line = (seq: number, deed?: string): LogLine =>
  ({ seq, at: 0, seat: 0, ...(deed ? { deed: { type: deed } } : { news: [{ type: 'moved', n: seq }] }) }) as LogLine

/** Six entries: two of the gathering, the start, three moves, with a draw offered between them. */
const LOG = [line(0, 'opened'), line(1, 'sat'), line(2, 'started'), line(3), line(4, 'draw_offered'), line(5), line(6)]
const you = { person: 'p', name: 'A', seat: 0, viewer: 0, channels: ['table'], build: 'b' } satisfies You

let asked: string[]
let table: Table
let back: LookBack

function answer(path: string): unknown {
  const before = /log\?before=(\d+)/.exec(path)?.[1]
  if (before !== undefined) return LOG.filter(({ seq }) => seq < Number(before)).slice(-2)
  const seq = Number(/at\/(\d+)/.exec(path)?.[1])
  return { seq, view: { n: seq }, log: [LOG[seq]] }
}

beforeEach(() => {
  asked = []
  localStorage.setItem('speeltafel:token', 'token')
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      asked.push(path)
      return new Response(JSON.stringify(answer(path)))
    }),
  )
  table = new Table('t')
  table.hear({ type: 'update', seq: 6, you, view: { n: 6 }, log: LOG.slice(5) } satisfies Update)
  back = new LookBack(table)
})

afterEach(() => vi.unstubAllGlobals())

test('a step is a deed of the game, not of the table', () => {
  expect(LOG.filter(isStep).map(({ seq }) => seq)).toEqual([2, 3, 5, 6])
})

test('older lines are fetched a page at a time, or all of them', async () => {
  await fetchOlder(table)
  expect(table.log.map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
  await fetchOlder(table, { all: true })
  expect(table.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6])
  const before = asked.length
  await fetchOlder(table)
  expect(asked).toHaveLength(before)
})

test('it begins at the last step but one, with all steps known', async () => {
  await back.open()
  expect(back.steps.map(({ seq }) => seq)).toEqual([2, 3, 5, 6])
  expect(back.at).toBe(2)
  expect(back.moment?.view).toEqual({ n: 5 })
})

test('a step forward plays its news, a jump plays nothing', async () => {
  await back.open()
  await back.go(3)
  expect(back.news).toEqual([{ type: 'moved', n: 6 }])
  await back.go(0)
  expect(back.moment?.seq).toBe(2)
  expect(back.news).toEqual([])
})

test('of several steps asked for in a hurry the last is shown', async () => {
  await back.open()
  await Promise.all([back.go(0), back.go(3), back.go(1)])
  expect(back.at).toBe(1)
  expect(back.moment?.seq).toBe(3)
})

test('a moment seen before is not fetched again, and the way back to now is open', async () => {
  await back.open()
  await back.go(1)
  const before = asked.length
  await back.go(2)
  expect(asked).toHaveLength(before)
  back.close()
  expect(back.at).toBeNull()
  expect(back.moment).toBeNull()
})
