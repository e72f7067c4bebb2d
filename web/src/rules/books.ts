/** Rulebooks, fetched once a language; and a single rule out of one of them. */

import { bookOf } from '../catalogue'
import { send } from '../http'
import type { RulebookPage, RulePage } from '../table/wire.gen'
import type { Language } from '../words'

const asked = new Map<string, Promise<RulebookPage>>()

/** A rulebook in a language. Throws `Problem`. */
export function loadBook(book: string, language: Language): Promise<RulebookPage> {
  const path = `/api/rules/${encodeURIComponent(book)}/${language}`
  let coming = asked.get(path)
  if (!coming) {
    coming = send<RulebookPage>('GET', path)
    coming.catch(() => asked.delete(path))
    asked.set(path, coming)
  }
  return coming
}

/** One rule with the book it stands in. */
export interface FoundRule {
  book: string
  rule: RulePage
}

/** The rule of that id, or null when no book here has it. Throws `Problem`. */
export async function loadRule(id: string, language: Language): Promise<FoundRule | null> {
  const book = await bookOf(id)
  if (book === null) return null
  const { chapters } = await loadBook(book, language)
  const rule = chapters.flatMap((chapter) => chapter.rules).find((one) => one.id === id)
  return rule ? { book, rule } : null
}
