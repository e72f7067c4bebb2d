import { expect, test } from 'vitest'
import drawn from './fixtures.gen.json'
import { motions } from './motions'
import type { News, View } from './wire.gen'

const view = drawn.passing.view as unknown as View
const haunted = { ...view, borrowed: view.burn }
const flown = (now: View, ...news: News[]) =>
  motions(news, view, now).map((beat) => beat.map(({ from, to, face, how }) => `${how} ${face.card} ${from} ${to}`))

const moved = { seat: 0, part: 'h', card: 'hro', spoken: 'hro', shows: 'cs', uncovered: null } as const
const borrowed: News = {
  type: 'borrowed',
  seat: 2,
  sources: [0, null, 1],
  cards: ['hro', 'bbs', 'tpd'],
  uncovered: [null, null, null],
  shows: 'cd-pd',
}

test('a card flies from the Lizzy that loses it to the one that gets it', () => {
  expect(
    flown(
      view,
      { ...moved, type: 'stole', opponent: 1 },
      { ...moved, type: 'gave', opponent: 1 },
      { ...moved, type: 'burned', opponent: 1 },
      { ...moved, type: 'shifted', giver: 0, receiver: 3 },
      { ...moved, type: 'gathered', receiver: 3 },
    ),
  ).toEqual([
    ['move hro lizzy:1/h lizzy:0/h'],
    ['move hro lizzy:0/h lizzy:1/h'],
    ['move hro lizzy:1/h burn:h'],
    ['move hro lizzy:0/h lizzy:3/h'],
    ['move hro burn:h lizzy:3/h'],
  ])
})

test('three cards become a body at once, or go to the pile if there is no event', () => {
  expect(flown(haunted, borrowed)).toEqual([
    ['move hro lizzy:0/h body:h', 'move bbs burn:b body:b', 'move tpd lizzy:1/t body:t'],
  ])
  expect(flown(view, borrowed)[0]?.map((one) => one.split(' ').at(-1))).toEqual(['ghost:2', 'ghost:2', 'ghost:2'])
})

test('what a Ghostie takes goes onto its pile, in an event onto the borrowed body of whose it is', () => {
  const took = (onto: 'pile' | 'body'): News => ({ ...moved, type: 'took', opponent: 1, onto, owner: 2 })
  expect(flown(haunted, took('pile'), took('body'))).toEqual([
    ['move hro lizzy:1/h ghost:2'],
    ['move hro lizzy:1/h body:h'],
  ])
})

test('the card that decides is turned over from the side pile', () => {
  expect(flown(view, { type: 'drew', seat: 0, card: 'tpo', spoken: 'tpo', won: true, kind: 'burn' })).toEqual([
    ['turn tpo side draw'],
  ])
})

test('who falls puts what is left on the own Ghostie pile', () => {
  const bodyLeft = {
    ...view,
    players: view.players.map((one) => ({ ...one, lizzy: { ...view.burn, heights: [1, 2, 0] } })),
  }
  const heard: News[] = [
    { ...moved, type: 'stole', opponent: 1 },
    { type: 'fell', seat: 1, cards: 2 },
  ]
  const beats = motions(heard, bodyLeft as unknown as View, view)
  expect(beats[1]).toEqual([{ from: 'lizzy:1/b', to: 'ghost:1', face: { card: null }, how: 'turn' }])
})

test('what moves nothing has no beat', () => {
  const lucky = { type: 'lucky', seat: 0, kind: 'steal' } as const
  expect(flown(view, lucky, { type: 'turn_ended', seat: 0, why: 'will' })).toEqual([])
})
