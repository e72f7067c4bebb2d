import { expect, test } from 'vitest'
import { motions } from './motions'
import type { News, View } from './wire.gen'

function view(...hands: string[]): View {
  return {
    options: { announce: true, cards_each: 'by_players', double_trouble: false, decks: 'by_players' },
    turn: 0,
    lizzy: ['hro', 'bbs', 'tbs'],
    shows: [],
    golden: false,
    stacks: [1, 1, 1],
    pile: 6,
    players: hands.map((open) => ({ open: open.split(' '), blind: 4 })),
    laid: 0,
    idle: 0,
    turns: 0,
    reopened: false,
    passed_at_start: [],
    end: null,
  }
}

const was = view('hbd tpo hbo', 'hpd bro tbd')
const flown = (...news: News[]) =>
  motions(news, was, was).map((beat) => beat.map(({ from, to, face, how }) => `${how} ${face.card} ${from} ${to}`))

const laid = (seat: number, card: string): News => ({
  type: 'laid',
  seat,
  card,
  spoken: card,
  said: 'cs',
  shows: 'cs',
  golden: false,
})

test('each card that is laid has a beat of its own, from where it lay by then', () => {
  expect(flown(laid(0, 'hbd'), laid(0, 'hbo'))).toEqual([
    ['move hbd hand:0/0 lizzy:h'],
    ['move hbo hand:0/1 lizzy:h'], // it has moved up
  ])
})

test('a mistake goes there and comes back, then the penalty card comes, then new cards are opened', () => {
  const mistaken: News = { type: 'mistaken', seat: 1, card: 'bro', spoken: 'bro', said: 'cs', shows: 'none' }
  const news: News[] = [
    laid(1, 'hpd'),
    mistaken,
    { type: 'penalised', seat: 1, cards: 1 },
    { type: 'turn_over', seat: 1, why: 'mistake' },
    { type: 'opened', seat: 1, cards: ['trs'], count: 1 },
  ]
  expect(flown(...news)).toEqual([
    ['move hpd hand:1/0 lizzy:h'],
    ['return bro lizzy:b hand:1/0'],
    ['take null pile blind:1'],
    ['turn trs blind:1 hand:1/2'],
  ])
})

test('a penalty that is waived moves nothing', () => {
  expect(flown({ type: 'penalised', seat: 1, cards: 0 })).toEqual([])
})

test('the forced card is turned over from the pile, and an empty pile is filled from the three stacks first', () => {
  const turned: News = { type: 'turned', seat: 0, card: 'trs', spoken: 'trs', shows: 'none', golden: false }
  expect(flown({ type: 'reshuffled', cards: 7 }, turned)).toEqual([
    ['take null lizzy:h pile', 'take null lizzy:b pile', 'take null lizzy:t pile'],
    ['turn trs pile lizzy:t'],
  ])
})

test('when all open anew they do so at once, after all their cards have gone under', () => {
  const news: News[] = [
    { type: 'reopened' },
    { type: 'opened', seat: 0, cards: ['hps'], count: 1 },
    { type: 'opened', seat: 1, cards: ['bps', 'tps'], count: 2 },
  ]
  const beats = flown(...news)
  expect(beats.map((beat) => beat.length)).toEqual([6, 3])
  expect(beats[1]).toEqual(['turn hps blind:0 hand:0/0', 'turn bps blind:1 hand:1/0', 'turn tps blind:1 hand:1/1'])
})

test('trouble comes from under the stack, closed', () => {
  expect(flown({ type: 'troubled', seat: 1, giver: 0, part: 't' })).toEqual([['take null lizzy:t blind:1']])
})
