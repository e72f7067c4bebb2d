import { expect, test } from 'vitest'
import { motions } from './motions'
import type { Duo, News, View } from './wire.gen'

const SEAT = { score: 20, playing: true, turns: 3, used: false, back: false, gone: null }
const duo = (...cards: string[]): Duo => ({ lizzies: [], rest: cards, power: 0, lines: [] })
const BEFORE = ['hro', 'hrs', 'brs', 'bbo', 'tro', 'tps']

function view(more: Partial<View> = {}): View {
  return { seats: [SEAT, SEAT, SEAT], turn: 1, source: null, taken: null, own: null, ...more } as View
}

function own(...cards: string[]): Pick<View, 'own'> {
  return { own: { hand: cards, duo: duo(...cards), two_lizzies: false } }
}

const said = (news: readonly News[], was: View, now: View): string[][] =>
  motions(news, was, now).map((beat) =>
    beat.map(({ from, to, face, how }) => {
      const what = 'card' in face ? (face.card ?? 'closed') : face.change
      return `${from} ${to} ${what} ${how}`
    }),
  )

test('a blind card flies as a back, and turns over for who took it', () => {
  const took = { type: 'took', seat: 1, pile: 'blind', card: null, spoken: null } as const
  expect(said([took], view(), view())).toEqual([['pile:blind taken:1 closed move']])
  expect(said([{ ...took, card: 'hro', spoken: 'hro' }], view(), view())).toEqual([['pile:blind taken:1 hro turn']])
  expect(said([{ ...took, pile: 'open', card: 'hro', spoken: 'hro' }], view(), view())).toEqual([
    ['pile:open taken:1 hro move'],
  ])
})

test('what another lays comes from where its taken card lay', () => {
  const laid = { type: 'laid', seat: 1, card: 'tps', spoken: 'tps' } as const
  expect(said([laid], view({ source: 'blind', ...own(...BEFORE) }), view(own(...BEFORE)))).toEqual([
    ['taken:1 pile:open tps move'],
  ])
})

test('one’s own hand closes up when one lays', () => {
  const was = view({ source: 'open', taken: 'bpd', ...own(...BEFORE) })
  const now = view({ turn: 2, ...own('hro', 'brs', 'bpd', 'bbo', 'tro', 'tps') })
  const laid = { type: 'laid', seat: 1, card: 'hrs', spoken: 'hrs' } as const
  expect(said([laid], was, now)).toEqual([
    ['hand:1 pile:open hrs move', 'hand:2 hand:1 brs move', 'taken:1 hand:2 bpd move'],
  ])
})

test('the card just taken can be laid, and then nothing else moves', () => {
  const was = view({ source: 'blind', taken: 'hrs', ...own(...BEFORE) })
  const laid = { type: 'laid', seat: 1, card: 'hrs', spoken: 'hrs' } as const
  expect(said([laid], was, view(own(...BEFORE)))).toEqual([['taken:1 pile:open hrs move']])
})

test('an attack lays its card face down and shows the hand', () => {
  const attacked = { type: 'attacked', seat: 1, power: 3, duo: duo('hro', 'bro') } as const
  const shown = ['seat:1 shown:1/0 hro turn', 'seat:1 shown:1/1 bro turn']
  expect(said([attacked], view(), view())).toEqual([['pile:blind pile:open closed move', ...shown]])
  expect(said([attacked], view({ source: 'blind' }), view())).toEqual([['taken:1 pile:open closed move', ...shown]])
})

test('a battle shows its hand first, then moves the lives on both sides at once', () => {
  const scored = { type: 'scored', scoring: 'lives', rule: 'DB-33', score: 0 } as const
  const news: News[] = [
    { type: 'showed', seat: 2, power: 4, duo: duo('hro') },
    { type: 'fought', seat: 1, attacker: 1, defender: 2, attack: 7, defence: 4 },
    { ...scored, seat: 1, how: 'gain', amount: 4 },
    { ...scored, seat: 2, how: 'loss', amount: 7 },
    { type: 'fell', seat: 2 },
  ]
  expect(said(news, view(), view())).toEqual([
    ['seat:2 shown:2/0 hro turn'],
    ['seat:1 score:1 4 appear', 'seat:2 score:2 -7 appear', 'seat:2 seat:2 closed mark'],
  ])
})

test('a new round is dealt to all who are in it', () => {
  const out = { ...SEAT, playing: false }
  const now = view({ seats: [SEAT, SEAT, out], ...own('hro') })
  expect(said([{ type: 'dealt', seat: 0, round: 2, top: 'hbo', spoken: 'hbo' }], view(), now)).toEqual([
    ['pile:blind taken:0 closed take', 'pile:blind taken:1 closed take', 'pile:blind hand:0 hro turn'],
  ])
})

test('a pile that is turned over goes back as one', () => {
  expect(said([{ type: 'reshuffled', cards: 9 }], view(), view())).toEqual([['pile:open pile:blind closed turn']])
})
