import nl from '@words/games/nice_n_easy/words/nl.ftl?raw'
import deck from '@words/kit/lizzy/words/nl.ftl?raw'
import { expect, test } from 'vitest'
import { addWords, wordsOf } from '../../words'
import { others, sent, short, slotOf, stack, stackAt, told } from './board'
import type { News, View } from './wire.gen'

addWords('nice_n_easy', 'nl', `${nl}\n${deck}`)
const words = wordsOf('nice_n_easy')
const say: typeof words = (key, args) => words(key, args).replaceAll(/[\u2066-\u2069]/g, '')

test('places say where they are, and are read again', () => {
  expect([0, 1, 2].map(stack)).toEqual(['lizzy:h', 'lizzy:b', 'lizzy:t'])
  expect(stackAt('lizzy:t')).toBe(2)
  expect(stackAt('pile')).toBe(-1)
  expect(slotOf('hand:8/2')).toEqual({ seat: 8, n: 2 })
  expect(slotOf('blind:8')).toBeNull()
})

test('the others sit in the order in which they play', () => {
  const view = { players: [{}, {}, {}, {}] } as unknown as View
  expect(others(view, 2)).toEqual([3, 0, 1])
})

test('what is named has one name, whatever the order', () => {
  expect(short(['patterns_different', 'colours_same'])).toBe('cs-pd')
  expect(short([])).toBe('none')
})

test('what was sent is said with what was named', () => {
  expect(sent({ type: 'lay', card: 'hro*', claims: ['colours_same'] }, say)).toBe(
    'Leg: gouden hoofd, rood met stippen, kleuren hetzelfde',
  )
  expect(sent({ type: 'lay', card: 'tbd', claims: [] }, say)).toBe('Leg blauwe staart met ruiten')
  expect(sent({ type: 'end_turn' }, say)).toBe('Beurt beëindigen')
})

const mistake: News[] = [
  { type: 'mistaken', seat: 0, card: 'tpo', spoken: 'tpo', said: 'cs', shows: 'cd' },
  { type: 'penalised', seat: 0, cards: 1 },
  { type: 'turn_over', seat: 0, why: 'mistake' },
  { type: 'opened', seat: 0, cards: ['hro'], count: 1 },
]
const passes = (seat: number): News => ({ type: 'turn_over', seat, why: 'stuck' })

test('a mistake is told with its reason and its rule, and what everybody sees is left out', () => {
  expect(told(mistake, 0, 4, ['A', 'B'], say)).toEqual([
    {
      seat: 0,
      grave: true,
      text: 'A zegt “kleuren hetzelfde” en legt: paarse staart met stippen. Maar het is kleuren anders; de kaart gaat terug (NE-12).',
    },
    { seat: 0, grave: true, text: 'A krijgt een strafkaart onder de eigen stapel (NE-12).' },
  ])
})

test('one’s own mistake stays while others play on, another’s gives way', () => {
  const heard = [...mistake, passes(1), passes(2), passes(1)]
  const first = (me: number) => told(heard, me, 3, ['A', 'B', 'C'], say)[0]?.text
  expect(first(0)).toContain('de kaart gaat terug')
  expect(first(1)).toContain('B kan niets leggen')
})
