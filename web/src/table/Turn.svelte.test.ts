// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { addWords, speak, wordsOf } from '../words'
import Turn from './Turn.svelte'
import { Table } from './table.svelte'
import type { Card, Update, Verb, You } from './wire.gen'

const PLACE = { type: 'listed', acts: [{ type: 'place' }, { type: 'place' }], warnings: [] }

beforeAll(async () => {
  await speak('en')
  addWords('geister', 'en', 'turn-place = Place your ghosts')
})

/** What the line above the board says to somebody on `seat`, and whether it stands out. */
function turnLine(
  toAct: readonly number[],
  seat: number | null,
  offer: unknown = null,
  sent: unknown = null,
): [words: string, mine: boolean] {
  const table = new Table('t')
  const card = { game: 'geister', stage: 'running', to_act: toAct } as unknown as Card
  table.hear({ type: 'update', seq: 0, card, you: { seat } as You, view: {}, offer, log: [] } as unknown as Update)
  if (sent !== null) table.do({ type: 'act', action: sent } as Verb)
  const props = { table, called: ['A', 'B'], say: wordsOf('geister') }
  const shown = mount(Turn, { target: document.body, props })
  flushSync()
  const line = document.querySelector('.turn')
  const words = line?.textContent?.replaceAll(/[\u2066-\u2069]/g, '').trim() ?? ''
  const mine = line?.classList.contains('mine') ?? false
  void unmount(shown)
  document.body.replaceChildren()
  return [words, mine]
}

test('while both place, each is told what to do, and a watcher whom one waits for', () => {
  expect(turnLine([0, 1], 0, PLACE)).toEqual(['Place your ghosts', true])
  expect(turnLine([0, 1], 1, PLACE)).toEqual(['Place your ghosts', true])
  expect(turnLine([0, 1], null)).toEqual(['Waiting for A and B', false])
})

test('who has placed waits for the other, whatever was offered before', () => {
  expect(turnLine([1], 0, PLACE)).toEqual(['B is to move', false])
  expect(turnLine([1], 1, PLACE)).toEqual(['Place your ghosts', true])
})

test('nothing is called sent while there is no line to send it over', () => {
  expect(turnLine([0], 0, PLACE, { type: 'place' })).toEqual(['One moment…', false])
})
