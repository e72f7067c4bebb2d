import { expect, test } from 'vitest'
import { blindLabel, hint, shows, stackLabel, standing, stripLabel } from './labels'
import type { View } from './wire.gen'

const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ')
const NAMES = ['A', 'B', 'C']

function viewOf(seen: Partial<View>): View {
  const none = { passed_at_start: [], turns: 0, laid: 0, idle: 0, reopened: false, end: null, turn: 0, shows: [] }
  return { ...none, ...seen } as unknown as View
}

test('who passed at the start is told until somebody has had a turn', () => {
  const passed = viewOf({ passed_at_start: [2], turns: 1 })
  expect(standing(passed, NAMES, say)).toEqual(['hint-passed-at-start C'])
  expect(standing({ ...passed, laid: 1 }, NAMES, say)).toEqual([])
  expect(standing({ ...passed, turns: 2 }, NAMES, say)).toEqual([])
})

test('how near a blocked table is, is told as long as it is played at', () => {
  const near = viewOf({ idle: 2, reopened: true })
  expect(standing(near, NAMES, say)).toEqual(['label-idle 2', 'hint-reopened'])
  expect(standing({ ...near, end: { rule: 'NE-21', winners: [] } as never }, NAMES, say)).toEqual([])
})

test('what there is to do is to pick a card and name it, or to lay one, and then another', () => {
  const options = { announce: true } as View['options']
  expect(hint(viewOf({ options }), say)).toBe('name-first')
  expect(hint(viewOf({ options: { ...options, announce: false } }), say)).toBe('hint-your-turn')
  expect(hint(viewOf({ options, laid: 1 }), say)).toBe('hint-go-on')
})

test('under the Dizzy Lizzy stands what she shows or what was sent, and nothing while a card on her waits for its word', () => {
  const view = viewOf({ shows: ['colours_same'] })
  expect(shows(view, null, false, say)).toBe('label-shows cs')
  expect(shows(view, null, true, say)).toBe('')
  expect(shows(view, { type: 'end_turn' }, false, say)).toBe('action-end-turn')
})

test('a pile says whose it is, and a stack what lies on it', () => {
  expect(blindLabel(12, null, say)).toBe('label-pile place-blind 12')
  expect(blindLabel(1, 'B', say)).toBe('label-pile place-blind-of B 1')
  expect(stackLabel(0, 'hro*', 3, say)).toBe('label-stack place-lizzy-h hro-gold 3')
  expect(stackLabel(2, null, 0, say)).toBe('label-stack place-lizzy-t none 0')
})

test('a strip says what lies there, and before it whose turn it is', () => {
  const players = [{ open: ['hro', 'tbd'], blind: 2 }] as unknown as View['players']
  const lies = 'place-hand-of A: card hro; card tbd. label-pile place-blind-of A 2'
  expect(stripLabel(viewOf({ players, turn: 1 }), 0, 'A', say)).toBe(lies)
  expect(stripLabel(viewOf({ players, turn: 0 }), 0, 'A', say)).toBe(`hint-their-turn A ${lies}`)
})
