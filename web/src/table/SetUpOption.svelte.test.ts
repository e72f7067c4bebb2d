// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addWords, speak } from '../words'
import SetUpOption from './SetUpOption.svelte'
import type { Card, OptionAbout, Verb, You } from './wire.gen'

const option: OptionAbout = {
  name: 'tiles_a_round',
  kind: 'number',
  default: 0,
  choices: [],
  least: 0,
  most: 20,
  consent: false,
  general: false,
}
let shown: object | null = null
let sent: Verb[] = []

beforeEach(async () => {
  sent = []
  await speak('en')
  const words = [' = Tiles a round', '-help = How many come.', '-0 = four a player']
  addWords('heap', 'en', words.map((word) => `option-tiles-a-round${word}`).join('\n'))
})

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

const send = (verb: Verb): void => {
  sent.push(verb)
}

/** The field that the label leads to, at a table that holds `value`. */
function field(value: number): HTMLInputElement {
  const card = { game: 'heap', options: { tiles_a_round: value }, seats: [] } as unknown as Card
  const you = { seat: null, person: 'p' } as unknown as You
  shown = mount(SetUpOption, { target: document.body, props: { option, card, names: {}, you, may: true, send } })
  flushSync()
  const label = document.querySelector('label')
  expect(label?.textContent).toBe('Tiles a round')
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement
}

/** What is read out with a field. */
const described = (input: HTMLInputElement): string[] =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '?')

test('who begins is one of the seats that are there', () => {
  addWords('heap', 'en', 'option-start-0 = drawn\n')
  const start: OptionAbout = { ...option, name: 'start', most: 6, general: true }
  const card = { game: 'heap', options: {}, seats: Array(3).fill({ wishes: [] }) } as unknown as Card
  const you = { seat: null, person: 'p' } as unknown as You
  shown = mount(SetUpOption, { target: document.body, props: { option: start, card, names: {}, you, may: true, send } })
  flushSync()
  const choices = [...document.querySelectorAll('fieldset label')].map((label) => label.textContent?.trim())
  expect(choices).toEqual(['drawn', '1', '2', '3'])
})

test('a number that means more says so beside its field', () => {
  const input = field(0)
  expect(input.value).toBe('0')
  expect(described(input)).toEqual(['four a player', 'How many come.'])
})

test('every other number speaks for itself', () => {
  const input = field(12)
  expect(input.value).toBe('12')
  expect(described(input)).toEqual(['', 'How many come.'])
})

test('a fraction is sent as the nearest number, and the field shows what holds', () => {
  const input = field(12)
  input.value = '2.6'
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(sent).toEqual([{ type: 'option', name: 'tiles_a_round', value: 3 }])
  expect(input.value).toBe('12')
})
