// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { addWords, speak, wordsOf } from '../words'
import { actWords, matching } from './plain'

const say = wordsOf('small-game')

beforeEach(async () => {
  await speak('en')
  addWords(
    'small-game',
    'en',
    'action-step = From { $origin } to { $target }\naction-pass-on = Pass to { $seat }\naction-rob = Rob { $opponent_name }',
  )
})

const called = (seat: number) => 'ABC'[seat] ?? ''
const step = (origin: string, target: string) => ({ type: 'step', origin, target })
const named = (acts: readonly object[]) => acts.map((action) => ({ action, words: actWords(action, say, called) }))

test('an act is called by its tag, with its fields', () => {
  expect(actWords(step('b2', 'b3'), say, called)).toBe('From ⁨b2⁩ to ⁨b3⁩')
  expect(actWords({ type: 'pass_on', seat: null }, say, called)).toBe('Pass to ⁨none⁩')
  expect(actWords({ type: 'rob', opponent: 2 }, say, called)).toBe('Rob ⁨C⁩')
})

test('an act is found by any of its words, in any order and case', () => {
  const acts = named([step('b2', 'b3'), step('b2', 'c2'), step('c2', 'b2')])
  expect(matching(acts, '')).toHaveLength(3)
  expect(matching(acts, 'B3 FROM').map(({ action }) => action)).toEqual([step('b2', 'b3')])
  expect(matching(acts, 'c2 b2 from')).toHaveLength(2)
  expect(matching(acts, 'd4')).toEqual([])
})
