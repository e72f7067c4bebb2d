/** A new table, in one press: to play with friends, or to practise against a bot. */

import { asMe, lendName, named } from '../person'
import { go, tablePath } from '../router'
import type { Opening, TableOpened } from '../table/wire.gen'
import { say } from '../words'

/** Open a table, sit down at it and go there; asks for a name first. Throws `Problem`. */
export async function openTable(game: string): Promise<void> {
  if (await named()) await open({ game, join: true })
}

/** Start a game against a bot at once; whoever has no name yet is not asked for one. Throws `Problem`. */
export async function practise(game: string, bot: string): Promise<void> {
  await lendName(say('lobby-guest'))
  await open({ game, join: true, bot, start: true })
}

async function open(table: Opening): Promise<void> {
  const { id } = await asMe<TableOpened>('POST', '/api/tables', table)
  go(tablePath(id))
}
