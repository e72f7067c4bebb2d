// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { addWords, speak, wordsOf } from '../words'
import EndPanel from './EndPanel.svelte'
import { Table } from './table.svelte'
import type { Card, GameAbout, Update, You } from './wire.gen'

const CALLED = ['A', 'B', 'C', 'D']
const lines = (...points: number[]) => points.map((one) => ({ what: 'rooms', points: one, rule: 'ZO-41', args: {} }))

/** The rows of the ranking as they are read, from the top; read by whoever sits on seat 2. */
async function ranking(places: readonly number[], points: readonly unknown[]): Promise<string[]> {
  await speak('en')
  addWords('zombies', 'en', 'result-most = { $who } wins\npoints-rooms = rooms')
  const result = { places, points, reason: 'most', rule: 'ZO-44', winners: [1] }
  const card = { game: 'zombies', stage: 'finished', next: null, to_act: [], result } as unknown as Card
  const table = new Table('t')
  table.hear({
    type: 'update',
    seq: 0,
    card,
    you: { seat: 2 } as You,
    view: {},
    offer: null,
    log: [],
  } as unknown as Update)
  const about = { options: [] } as unknown as GameAbout
  const props = { table, card, about, called: CALLED, say: wordsOf('zombies') }
  const shown = mount(EndPanel, { target: document.body, props })
  flushSync()
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(read).join(' | '))
  void unmount(shown)
  document.body.replaceChildren()
  return rows
}

const read = (cell: Element): string => cell.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

test('a ranking is read from the first place to the last, with one’s own row told from the others', async () => {
  expect(await ranking([4, 1, 2, 2], [lines(-25), lines(5, 2), lines(1), lines(1)])).toEqual([
    '1 | B | Total: 7 rooms: 5 (ZO-41)rooms: 2 (ZO-41)',
    '2 | C you | Total: 1 rooms: 1 (ZO-41)',
    '2 | D | Total: 1 rooms: 1 (ZO-41)',
    '4 | A | Total: −25 rooms: −25 (ZO-41)',
  ])
})
