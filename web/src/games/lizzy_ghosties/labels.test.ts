// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest'
import type { Fixture } from '../../table/board'
import { ghost } from './board'
import drawn from './fixtures.gen.json'
import { becameGhostie, ghostLabel, hint, notes, pileLabel } from './labels'
import type { News, Offer, View } from './wire.gen'

const fixtures = drawn as unknown as Record<string, Fixture<View, Offer, News>>
const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ')

function fixture(name: string): Fixture<View, Offer, News> {
  const found = fixtures[name]
  if (!found) throw new Error(name)
  return found
}

function hinted(name: string, parts: { offer?: Offer | null; sent?: boolean } = {}): string | null {
  const { view, offer, news, names } = fixture(name)
  return hint({ view, offer, sent: false, heard: news, names, ...parts }, say)
}

describe('the hint', () => {
  test('tells who is asked what there is to do, also while it is on its way', () => {
    expect(hinted('passing')).toBe('hint-passing B')
    expect(hinted('passing', { offer: null, sent: true })).toBe('hint-passing B')
    expect(hinted('steal_event_won')).toMatch(/^hint-event-steal-won/)
    expect(hinted('haunting')).toBe('hint-haunting')
    expect(hinted('final_lizzies')).toMatch(/^hint-lizzy-team/)
  })

  test('tells the others whom they wait for', () => {
    expect(hinted('passing', { offer: null })).toBe('hint-waiting-passing A B')
    expect(hinted('haunting', { offer: null })).toMatch(/^hint-waiting [A-Z]$/)
    expect(hinted('final_lizzies', { offer: null })).toBe('hint-waiting-lizzies')
    expect(hinted('final_ghosties', { offer: null })).toBe('hint-waiting-ghosties')
  })

  test('leaves out which of its deeds a team has done already', () => {
    const { offer } = fixture('final_lizzies')
    const only = (type: string): Offer =>
      ({ ...offer, acts: (offer?.acts ?? []).filter((one) => one.type === type) }) as Offer
    expect(hinted('final_lizzies', { offer: only('shift') })).toBe('hint-lizzy-team-shift')
    expect(hinted('final_lizzies', { offer: only('gather') })).toBe('hint-lizzy-team-gather')
  })

  test('leaves it to the page to tell how it ended', () => {
    expect(hinted('final_won')).toBeNull()
  })
})

test('who has just become a Ghostie is welcomed, unless it is over', () => {
  const { view, news } = fixture('became_a_ghostie')
  const fell = news.flatMap((one) => (one.type === 'fell' ? [one.seat] : []))
  expect(fell.map((seat) => becameGhostie(view, seat, news))).toEqual([true])
  expect(becameGhostie(view, 0, news)).toBe(false)
  expect(becameGhostie(view, null, news)).toBe(false)
  expect(becameGhostie({ ...view, turn: fixture('final_won').view.turn }, fell[0] ?? null, news)).toBe(false)
})

test('what is the matter with a player is told with them', () => {
  const { view } = fixture('passing')
  const { turn } = view
  if (turn.type !== 'passing') throw new Error(turn.type)
  expect(notes(view, turn.opponent, turn.seat, say)).toEqual(['label-passed-by-you'])
  expect(notes(view, turn.opponent, turn.opponent, say)).toEqual(['label-passed-now'])
  expect(notes(view, turn.seat, turn.seat, say)).toEqual([])
  const passed = { ...view, turn: { ...turn, passed: [{ seat: 3, what: 'stolen' }] } } as unknown as View
  expect(notes(passed, 3, null, say)).toEqual(['label-passed-stolen'])
  const { view: haunted } = fixture('haunting')
  const ghostie = haunted.players.findIndex(({ lizzy }) => lizzy === null)
  expect(notes(haunted, ghostie, null, say)).toContain('label-ghostie')
})

test('a pile says whose it is, what lies on it, and how many', () => {
  const listener = { me: 1, names: ['A', 'B'], say }
  expect(pileLabel({ owner: 0, part: 'h' }, 'hro*', 2, listener)).toBe('label-stack place-lizzy-h-of A hro-gold 2')
  expect(pileLabel({ owner: 1, part: 't' }, null, 0, listener)).toBe('label-missing place-lizzy-t')
  expect(pileLabel({ owner: 'burn', part: 'b' }, 'bro', 1, listener)).toBe('label-stack place-burn-b bro 1')
  expect(pileLabel({ owner: 'body', part: 'b' }, null, 0, listener)).toBe('label-missing place-borrowed-b')
  const view = { players: [{ pile: 7 }, { pile: 3 }] } as unknown as View
  expect(ghostLabel(view, ghost(0), listener)).toBe('label-pile place-ghost-of A 7')
  expect(ghostLabel(view, ghost(1), listener)).toBe('label-pile place-ghost 3')
})
