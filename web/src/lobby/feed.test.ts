// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lobby } from '../table/wire.gen'
import { LobbyFeed } from './feed'

const EMPTY: Lobby = { tables: [], names: {} }
let tags: (string | null)[] = []
let reachable = true
let stop = (): void => undefined

beforeEach(() => {
  tags = []
  reachable = true
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, init: RequestInit) => {
      if (!reachable) throw new TypeError('no route')
      const tag = new Headers(init.headers).get('If-None-Match')
      tags.push(tag)
      return tag === '"1"' ? new Response(null, { status: 304 }) : Response.json(EMPTY, { headers: { ETag: '"1"' } })
    }),
  )
})

afterEach(() => {
  stop()
  see(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function see(visible: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the list is looked at every few seconds, and fetched only when it has changed', async () => {
  const feed = new LobbyFeed()
  stop = feed.start()
  await vi.advanceTimersByTimeAsync(9000)
  expect(feed.lobby).toEqual(EMPTY)
  expect(tags).toEqual([null, '"1"', '"1"'])
})

test('a hidden page asks nothing; once seen it looks at once', async () => {
  const feed = new LobbyFeed()
  stop = feed.start()
  await vi.advanceTimersByTimeAsync(1000)
  see(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tags).toHaveLength(1)
  see(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(tags).toHaveLength(2)
})

test('while the server is away the old list stays, marked as old, and the asking slows down', async () => {
  const feed = new LobbyFeed()
  stop = feed.start()
  await vi.advanceTimersByTimeAsync(0)
  reachable = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(feed.lost).toBe(true)
  expect(feed.lobby).toEqual(EMPTY)
  expect(vi.mocked(fetch).mock.calls.length).toBeLessThan(6)
  reachable = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(feed.lost).toBe(false)
})

test('once the network is back the list is looked at without further waiting', async () => {
  const feed = new LobbyFeed()
  stop = feed.start()
  await vi.advanceTimersByTimeAsync(0)
  reachable = false
  await vi.advanceTimersByTimeAsync(60_000)
  reachable = true
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(feed.lost).toBe(false)
})
