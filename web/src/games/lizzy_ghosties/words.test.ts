// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { actWords } from '../../look/plain'
import type { Fixture } from '../../table/board'
import { addWords, LANGUAGES, speak, wordsOf } from '../../words'
import { told } from './board'
import drawn from './fixtures.gen.json'
import type { News, Offer, View } from './wire.gen'

const sources = import.meta.glob<string>(
  ['@words/games/lizzy_ghosties/words/*.ftl', '@words/kit/lizzy/words/*.ftl', '@words/tables/words/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const fixtures = Object.entries(drawn as unknown as Record<string, Fixture<View, Offer, News>>)
const say = wordsOf('lizzy_ghosties')
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

beforeEach(() => {
  for (const lang of LANGUAGES) {
    const pages = Object.keys(sources).filter((path) => path.endsWith(`/${lang}.ftl`))
    addWords('lizzy_ghosties', lang, pages.map((path) => sources[path]).join('\n'))
    addWords('', lang, '')
  }
})

test.each(LANGUAGES)('all that is heard can be told on the table, with everybody by name, in %s', async (lang) => {
  await speak(lang)
  for (const [name, { news, names }] of fixtures) {
    for (const { text } of told(news, news.length, names, say)) expect(text, name).not.toMatch(/\{|undefined/)
  }
})

test.each(LANGUAGES)('all that is offered can be listed, with everybody by name, in %s', async (lang) => {
  await speak(lang)
  for (const [name, { offer, names }] of fixtures) {
    for (const act of offer?.acts ?? []) {
      expect(bare(actWords(act, say, (seat) => names[seat] ?? '')), name).not.toMatch(/\{|undefined|stoel|seat/)
    }
  }
})

test('who was robbed is called by name', async () => {
  await speak('en')
  const heard = fixtures.find(([name]) => name === 'stolen')?.[1]
  expect(told(heard?.news ?? [], 1, ['A', 'B', 'C', 'D'], say).map(({ text }) => bare(text))).toEqual([
    'A steals from B: red head with diamonds.',
  ])
})
