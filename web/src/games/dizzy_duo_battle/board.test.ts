import { expect, test } from 'vitest'
import { deltas, inOrder, laidOut, lastChanges, offered, ownCard } from './board'
import type { Battle, Duo, SeenAssault, View } from './wire.gen'

const LINE = { points: 1, rule: 'DB-02' }
const TWO: Duo = {
  lizzies: [
    ['hbo', 'bbo', 'tbo'],
    ['hro*', 'bbs*', 'tpd*'],
  ],
  rest: [],
  power: 9,
  lines: [
    { ...LINE, what: 'double-same', args: { lizzy: 1 } },
    { ...LINE, what: 'golden', args: { lizzy: 2 } },
    { ...LINE, what: 'bonus-colours-kind', args: { lizzy: 0 } },
  ],
}
const ONE: Duo = {
  lizzies: [['hro', 'bbd', 'tpo']],
  rest: ['brd', 'trd', 'tro'],
  power: 1,
  lines: [{ ...LINE, what: 'colours-different', args: { lizzy: 1 } }],
}

test('a hand lies as its Lizzies, joined, and what is left over apart', () => {
  expect(laidOut(TWO).map(({ made }) => made)).toEqual(['double', 'golden'])
  expect(laidOut(ONE).map(({ made, slots }) => [made, slots.map(({ n, left, right }) => [n, left, right])])).toEqual([
    [
      'single',
      [
        [0, false, true],
        [1, true, true],
        [2, true, false],
      ],
    ],
    [
      null,
      [
        [3, false, false],
        [4, false, false],
        [5, false, false],
      ],
    ],
  ])
  expect(inOrder(ONE)).toEqual(['hro', 'bbd', 'tpo', 'brd', 'trd', 'tro'])
})

test('six cards that make nothing lie in two rows of three', () => {
  const nothing: Duo = { lizzies: [], rest: inOrder(ONE), power: 0, lines: [] }
  expect(laidOut(nothing).map(({ slots }) => slots.map(({ n }) => n))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
})

test('a card of one’s own is found where it lies, the one just taken too', () => {
  const own = { hand: inOrder(ONE), duo: ONE, two_lizzies: false }
  const view = { own, source: 'blind', turn: 1, taken: 'hps' } as unknown as View
  expect(ownCard(view, 1, 'hand:3')).toBe('brd')
  expect(ownCard(view, 1, 'taken:1')).toBe('hps')
  expect(ownCard({ ...view, turn: 0, taken: null }, 1, 'taken:1')).toBe(null)
  expect(ownCard(view, null, 'hand:3')).toBe(null)
  expect(ownCard(view, 1, 'pile:open')).toBe(null)
})

test('an act is found by what it is', () => {
  const offer = { type: 'listed', acts: [{ type: 'take', pile: 'open' }, { type: 'attack' }], warnings: [] } as const
  expect(offered(offer, 'take', ({ pile }) => pile === 'open')).toBe(offer.acts[0])
  expect(offered(offer, 'take', ({ pile }) => pile === 'blind')).toBe(null)
  expect(offered(offer, 'attack')).toBe(offer.acts[1])
  expect(offered(null, 'attack')).toBe(null)
})

const WON: Battle = { defender: 2, attack: 7, defence: 4, gain: 4, loss: 7, winner: 0, changes: [] }

test('a battle moves lives both ways, or none', () => {
  const assault = { attacker: 0, battles: [WON], settled: [] } as unknown as SeenAssault
  expect(deltas(assault, WON)).toEqual([
    { seat: 0, change: 4 },
    { seat: 2, change: -7 },
  ])
  expect(deltas(assault, { ...WON, winner: 2 })).toEqual([
    { seat: 0, change: -7 },
    { seat: 2, change: 4 },
  ])
  expect(deltas(assault, { ...WON, winner: null })).toEqual([])
})

test('what changed last is what the last battle changed, or the sum at the end', () => {
  const changes = [{ seat: 0, change: 4, score: 24 }]
  const assault = { attacker: 0, battles: [{ ...WON, changes }], settled: [] } as unknown as SeenAssault
  expect(lastChanges(assault)).toBe(changes)
  const settled = [{ seat: 2, change: -7, score: 13 }]
  expect(lastChanges({ ...assault, settled })).toBe(settled)
})
