// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Sentence from './Sentence.svelte'

function shown(text: string) {
  const target = document.createElement('p')
  const sentence = mount(Sentence, { target, props: { text } })
  flushSync()
  const found = { text: target.textContent, ids: [...target.querySelectorAll('.rule-id')].map((id) => id.textContent) }
  void unmount(sentence)
  return found
}

test('the ids of rules stand apart, and the sentence says what it said', () => {
  const text = 'The card goes back (NE-12); B keeps \u2068DB-33\u2069.'
  expect(shown(text)).toEqual({ text, ids: ['NE-12', 'DB-33'] })
})

test('what only looks like one may break as it did', () => {
  for (const text of ['', 'no id', 'WW-123456', 'ABC-12', 'x-10']) expect(shown(text)).toEqual({ text, ids: [] })
})
