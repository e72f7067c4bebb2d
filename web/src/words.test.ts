// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addWords,
  choose,
  firstLanguage,
  LANGUAGES,
  language,
  loadWords,
  say,
  sayProblem,
  speak,
  wordsOf,
} from './words'

const answers: Record<string, string> = {
  '/api/games/geister/words/nl': 'title = Geister\nnews-stepped = { $who } gaat.',
  '/api/games/geister/words/en': 'title = Geister\nnews-stepped = { $who } moves.',
}

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => new Response(answers[path] ?? '', { status: path in answers ? 200 : 404 })),
  )
  await speak('nl')
})

afterEach(() => vi.unstubAllGlobals())

test('the language is the chosen one, else the browser speaks for its person, else Dutch', () => {
  expect(firstLanguage('en', ['nl-NL'])).toBe('en')
  expect(firstLanguage(null, ['en-GB', 'nl'])).toBe('en')
  expect(firstLanguage(null, ['fr', 'nl-BE'])).toBe('nl')
  expect(firstLanguage(null, ['fr-CA'])).toBe('nl')
})

test('a change of language changes what is said, the words of an opened game too', async () => {
  await loadWords('geister')
  const sayOfGeister = wordsOf('geister')
  expect(bare(sayOfGeister('news-stepped', { who: 'A' }))).toBe('A gaat.')
  await choose('en')
  expect(language.current).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(bare(sayOfGeister('news-stepped', { who: 'A' }))).toBe('A moves.')
})

test('what a game does not say, the platform says', async () => {
  await loadWords('geister')
  expect(wordsOf('geister')('problem-busy')).toBe(say('problem-busy'))
})

test('a name is isolated, so that one in another script leaves the sentence as it is', () => {
  addWords('name-test', 'nl', 'greeting = Dag { $who }, welkom')
  expect(wordsOf('name-test')('greeting', { who: 'שלום' })).toBe('Dag \u2068שלום\u2069, welkom')
})

const POINTS = `
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
`

test('a number below zero has a minus in a sentence, and still chooses its form', () => {
  for (const lang of LANGUAGES) addWords('figure-test', lang, POINTS)
  const points = (n: number) => bare(wordsOf('figure-test')('points', { n }))
  expect([-25, 1].map(points)).toEqual(['−25 points', '1 point'])
})

test('a missing word is loud', () => {
  expect(() => say('no-such-word')).toThrow('no-such-word')
})

test('a problem that only a newer server knows still gives a sentence', () => {
  expect(sayProblem('from-the-future')).toBe(say('problem-unknown', { code: 'from-the-future' }))
})

test('both languages have the same messages with the same arguments', () => {
  const [dutch, english] = LANGUAGES.map((one) => messages(platform(one)))
  expect(dutch).toEqual(english)
})

test('every word that our own pages say is there', () => {
  const known = new Set(Object.keys(messages(platform('nl'))))
  const missing = Object.values(ourFiles)
    .flatMap(spokenIn)
    .filter((key) => !known.has(key))
  expect(missing).toEqual([])
})

const platformWords = import.meta.glob<string>('@words/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const ourFiles = import.meta.glob<string>(
  [
    './*.{ts,svelte}',
    './{lobby,rules,account,pages}/*.{ts,svelte}',
    './table/{Gathering,Invite,SetUp}*.svelte',
    '!./**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const bare = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')

function platform(of: string): string {
  return Object.entries(platformWords).find(([path]) => path.endsWith(`/${of}.ftl`))?.[1] ?? ''
}

/** Each message with the names of its arguments, sorted. */
function messages(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, key = '', body = ''] of text.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n[ \t]+.*)*)/gm)) {
    found[key] = [...new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(' ')
  }
  return found
}

/** The literal keys of `say('..')` in one file. */
function spokenIn(source: string): string[] {
  return [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((match) => match[1] ?? '')
}
