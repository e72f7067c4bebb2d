// @vitest-environment happy-dom

import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PlainCover from '../lobby/PlainCover.svelte'
import type { AnyGameClient, Motion } from './board'
import { Places } from './place'
import Stage from './Stage.svelte'

type Beats = readonly (readonly Motion<unknown>[])[]

/** What flies or flew, oldest first: `land` ends a flight. */
let flights: { land: () => void; cancelled: boolean }[] = []
let shown: ReturnType<typeof mount> | null = null
let props: { game: AnyGameClient; view: number; news: Beats; children: ReturnType<typeof createRawSnippet> }

const box = { left: 0, top: 0, x: 0, y: 0, width: 9, height: 9, right: 9, bottom: 9 } as DOMRect
const motion = (to: string): Motion<unknown> => ({ from: 'here', to, face: null, how: 'move' })
const game = { Face: PlainCover, motions: (news: Beats) => news } as unknown as AnyGameClient

beforeEach(() => {
  flights = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Places.prototype, 'box').mockReturnValue(box)
  Element.prototype.animate = () => {
    let land = (): void => undefined
    const finished = new Promise<void>((landed) => {
      land = landed
    })
    const flight = { land, cancelled: false }
    flights.push(flight)
    const cancel = (): void => {
      flight.cancelled = true
      land()
    }
    return { finished, cancel } as unknown as Animation
  }
  const begin = $state({ game, view: 0, news: [], children: createRawSnippet(() => ({ render: () => '<p></p>' })) })
  props = begin
  shown = mount(Stage, { target: document.body, props: begin as never })
  flushSync()
})

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Another position, reached by these beats. */
async function tell(...beats: Beats): Promise<void> {
  props.news = beats
  props.view += 1
  await settled()
}

async function settled(): Promise<void> {
  for (let n = 0; n < 12; n++) await tick()
}

const inTheAir = (): number => document.querySelectorAll('.air svg[style]').length

test('beats fly one after another', async () => {
  await tell([motion('a'), motion('b')], [motion('c')])
  expect(flights).toHaveLength(2)
  for (const { land } of flights) land()
  await settled()
  expect(flights).toHaveLength(3)
  flights[2]?.land()
  await settled()
  expect(inTheAir()).toBe(0)
})

test('an update that comes during a beat lets it end, and flies in place of the beats after it', async () => {
  await tell([motion('a')], [motion('b')])
  await tell([motion('c')])
  expect(flights.map(({ cancelled }) => cancelled)).toEqual([false])
  flights[0]?.land()
  await settled()
  expect(flights).toHaveLength(2)
  expect(inTheAir()).toBe(1)
  flights[1]?.land()
  await settled()
  expect(inTheAir()).toBe(0)
})

test('what is only marked lies open while the beats before it fly', async () => {
  await tell([motion('a')], [{ ...motion('b'), how: 'mark' }])
  expect(inTheAir()).toBe(1)
  flights[0]?.land()
  await settled()
  expect(inTheAir()).toBe(0)
  expect(flights).toHaveLength(1)
})

test('what has landed is not ended again, however many updates came one after another', async () => {
  await tell([motion('a')])
  for (let n = 0; n < 3; n++) {
    await tell([motion('b')])
    flights[n]?.land()
    await settled()
  }
  const ends = vi.spyOn(AbortController.prototype, 'abort')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
  await settled()
  expect(ends).toHaveBeenCalledTimes(1)
  expect(inTheAir()).toBe(0)
})

test('any input ends what flies and what waits for it', async () => {
  await tell([motion('a')])
  await tell([motion('b')])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
  await settled()
  expect(flights.map(({ cancelled }) => cancelled)).toEqual([true])
  expect(inTheAir()).toBe(0)
})
