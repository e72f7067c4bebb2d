// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import type { Ground } from '../../table/place'
import { TWICE_MS, twice } from './twice'

const ground = { at: ({ x }) => (x < 0 ? null : `place ${x}`) } as Ground
const TAKE = { type: 'take', pile: 'blind' }
const LAY = { type: 'lay', card: 'hbs' }

interface Press {
  readonly x?: number
  readonly to?: number
  readonly ms: number
  readonly meant?: unknown
}

/** Presses, each at a moment on a thing that means something then; gives what was done. */
function done(...presses: readonly Press[]): unknown[] {
  const acted: unknown[] = []
  const element = document.createElement('div')
  let meaning: unknown = null
  const leave = twice<unknown>(ground, { meant: () => meaning, act: (action) => acted.push(action) })(element)
  for (const { x = 1, to = x, ms, meant = { ...TAKE } } of presses) {
    meaning = meant
    for (const [type, clientX] of [
      ['pointerdown', x],
      ['pointerup', to],
    ] as const) {
      const event = new PointerEvent(type, { clientX, isPrimary: true, button: 0 })
      Object.defineProperty(event, 'timeStamp', { value: ms })
      element.dispatchEvent(event)
    }
  }
  if (leave) leave()
  return acted
}

test('two presses on one thing do what moving it does, a third nothing more', () => {
  expect(done({ ms: 0 }, { ms: TWICE_MS }, { ms: TWICE_MS + 1 })).toEqual([TAKE])
})

test('a second press that comes late is a first one', () => {
  expect(done({ ms: 0 }, { ms: TWICE_MS + 1 })).toEqual([])
})

test('a second press that finds another question does nothing', () => {
  expect(done({ ms: 0, meant: null }, { ms: 9, meant: LAY })).toEqual([])
  expect(done({ ms: 0, meant: TAKE }, { ms: 9, meant: LAY })).toEqual([])
})

test('what is dragged, or lies beside everything, is not pressed', () => {
  expect(done({ ms: 0 }, { ms: 9, to: 2 })).toEqual([])
  expect(done({ ms: 0, x: -1 }, { ms: 9, x: -1 })).toEqual([])
})
