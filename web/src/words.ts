/**
 * What is said, in the viewer's language: `say(key, args)` for the platform's words, `wordsOf(game)` for a game's,
 * its kits' and the table's, and the platform's after them.
 *
 * Reading a word is reactive: when the language changes, or a game's words arrive, whoever said it says it again.
 */

import firstWords from 'virtual:first-words'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { fromStore, writable } from 'svelte/store'
import { fetchText } from './http'
import { keep, kept } from './keeping'
import { Figures } from './look/figures'

export const LANGUAGES = ['nl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, string | number>
export type Say = (key: string, args?: Args) => string

/** What a language calls itself. */
export const OWN_NAMES: Record<Language, string> = { nl: 'Nederlands', en: 'English' }

const sources = import.meta.glob<string>('@words/words/*.ftl', { query: '?raw', import: 'default' })
const bundles = new SvelteMap<string, FluentBundle>()
const coming = new Map<string, Promise<void>>()
const games = new Set<string>()
const spoken = fromStore(writable<Language>('nl'))
const failed = fromStore(writable(false))

const PLATFORM = ''

/** The language that holds now. */
export const language = {
  get current(): Language {
    return spoken.current
  },
  /** Whether the words of the language that was chosen last could not be fetched, so that nothing changed. */
  get failed(): boolean {
    return failed.current
  },
}

/** The language to begin with: chosen before, else the browser's, else Dutch. */
export function firstLanguage(chosen = kept('language'), wished = navigator.languages): Language {
  for (const wish of [chosen, ...wished]) {
    const found = LANGUAGES.find((one) => one === wish?.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'nl'
}

/** Speak `next` from now on, here and at the next visit. Nothing changes until all its words are here. */
export async function choose(next: Language): Promise<void> {
  try {
    await speak(next)
    keep('language', next)
    failed.current = false
  } catch {
    failed.current = true
  }
}

/** Speak `next`, without remembering it. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([load(PLATFORM, next), ...[...games].map((game) => load(game, next).catch(() => undefined))])
  spoken.current = next
  document.documentElement.lang = next
}

/** Speak `next` with the few words that came along with the page: enough to say that the rest cannot be fetched. */
export function speakFirstWords(next: Language): void {
  addWords(PLATFORM, next, firstWords[next])
  spoken.current = next
  document.documentElement.lang = next
}

/** Have the words of a game here, in the language of now; later changes of language bring them along. */
export async function loadWords(game: string): Promise<void> {
  games.add(game)
  await load(game, spoken.current)
}

/** The platform's words. */
export const say: Say = (key, args) => spokenFrom([PLATFORM], key, args)

/** The words of a game (once `loadWords` has come back), then the platform's. */
export function wordsOf(game: string): Say {
  return (key, args) => spokenFrom([game, PLATFORM], key, args)
}

/** Whether there is a message of that name, for the few that a game may leave out. */
export function knows(game: string, key: string): boolean {
  return [game, PLATFORM].some((scope) => bundles.get(nameOf(scope, spoken.current))?.hasMessage(key))
}

/** What is wrong, in words; an unknown code of a newer server still gives a sentence. */
export function sayProblem(code: string): string {
  const key = `problem-${code}`
  return say(knows(PLATFORM, key) ? key : 'problem-unknown', { code })
}

/** Add words from a text; tests use it instead of a server. */
export function addWords(scope: string, to: Language, text: string): void {
  // Isolating marks stay on: a name in another script must not turn the sentence round it.
  const bundle = new FluentBundle(to)
  // A game's words come first in its text and the table's after them: what both say is said as the game says it.
  const errors = bundle.addResource(new FluentResource(text))
  if (import.meta.env.DEV && scope === PLATFORM && errors.length > 0) throw errors[0]
  bundles.set(nameOf(scope, to), bundle)
}

function spokenFrom(scopes: readonly string[], key: string, args: Args = {}): string {
  for (const scope of scopes) {
    const bundle = bundles.get(nameOf(scope, spoken.current))
    const message = bundle?.getMessage(key)
    if (bundle && message?.value) return format(bundle, key, message.value, args)
  }
  return missing(key)
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

function format(bundle: FluentBundle, key: string, pattern: Pattern, args: Args): string {
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, inFigures(args), errors)
  if (errors.length > 0 && import.meta.env.MODE === 'test') throw new Error(`${key}: ${errors[0]?.message}`)
  return text
}

function inFigures(args: Args): Record<string, string | Figures> {
  const said = ([name, value]: [string, string | number]): [string, string | Figures] => [
    name,
    typeof value === 'number' ? new Figures(value) : value,
  ]
  return Object.fromEntries(Object.entries(args).map(said))
}

/** A missing word is a mistake of ours: tests fall over it, a page shows where it is. */
function missing(key: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`no words for ${key} in ${spoken.current}`)
  return `[${key}]`
}

function load(scope: string, to: Language): Promise<void> {
  const name = nameOf(scope, to)
  if (bundles.has(name)) return Promise.resolve()
  let loading = coming.get(name)
  if (!loading) {
    loading = textOf(scope, to)
      .then((text) => addWords(scope, to, text))
      .finally(() => coming.delete(name))
    coming.set(name, loading)
  }
  return loading
}

function textOf(scope: string, to: Language): Promise<string> {
  if (scope !== PLATFORM) return fetchText(`/api/games/${encodeURIComponent(scope)}/words/${to}`)
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${to}.ftl`))
  if (!source) throw new Error(`no words in ${to}`)
  return source[1]()
}

const nameOf = (scope: string, to: Language): string => `${scope}/${to}`
