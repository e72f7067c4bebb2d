/** Acts in words, and those among many that somebody looks for. */

import { type Called, factsWithNames, hyphened } from '../table/log'
import type { Say } from '../words'

/** What an act is called: the message `action-<tag>` with its fields, and the names of the players in it. */
export function actWords(action: unknown, say: Say, called: Called): string {
  const tagged = action as { type: string }
  return say(`action-${hyphened(tagged.type)}`, factsWithNames(tagged, called))
}

/** Those whose words hold all that is sought, in any order, whatever the case. */
export function matching<T extends { words: string }>(acts: readonly T[], sought: string): readonly T[] {
  const wanted = bare(sought).split(/\s+/).filter(Boolean)
  return acts.filter(({ words }) => wanted.every((one) => bare(words).includes(one)))
}

/** Without the marks that keep names apart, which nobody types. */
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').toLowerCase()
