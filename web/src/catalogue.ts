/** The games of this house, asked for once; and which rulebook a rule id belongs to. */

import { send } from './http'
import type { GameAbout } from './table/wire.gen'

/** The book of what holds at every table. */
export const TABLES = 'tables'

let asked: Promise<readonly GameAbout[]> | null = null

/** Every game that can be played here. Throws `Problem`; the next call asks again. */
export function allGames(): Promise<readonly GameAbout[]> {
  asked ??= send<readonly GameAbout[]>('GET', '/api/games').catch((problem) => {
    asked = null
    throw problem
  })
  return asked
}

/** What is known of one game; undefined when this house has no such game. */
export async function aboutGame(id: string): Promise<GameAbout | undefined> {
  return (await allGames()).find((game) => game.id === id)
}

/** The book in which a rule such as `GE-10` stands; null when no game here has such rules. */
export async function bookOf(rule: string): Promise<string | null> {
  const letters = rule.slice(0, 2)
  if (letters === 'TB') return TABLES
  return (await allGames()).find((game) => game.rules === letters)?.id ?? null
}
