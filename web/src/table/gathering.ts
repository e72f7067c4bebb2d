/** How a table that gathers stands: whom it waits for, and what its options hold. Nothing is decided here. */

import { say } from '../words'
import type { Seat } from './board'
import { hyphened, strengthWord } from './log'
import type { Card, OptionAbout, OptionValue, You } from './wire.gen'

export type Waiting =
  | { what: 'seats'; count: number }
  | { what: 'you' }
  | { what: 'others'; seats: readonly Seat[] }
  | { what: 'nothing' }

/** What the game still waits for, as somebody on seat `me` should hear it. */
export function waitsFor(card: Card, me: Seat | null): Waiting {
  const free = card.seats.filter((seat) => seat.person === null && seat.bot === null).length
  if (free > 0) return { what: 'seats', count: free }
  const seats = card.seats.flatMap((seat, at) => (seat.ready ? [] : [at]))
  if (seats.length === 0) return { what: 'nothing' }
  return me !== null && seats.includes(me) ? { what: 'you' } : { what: 'others', seats }
}

/** What is called out for each seat: a name, a bot's strength, or null for a free one. */
export function seatNames(card: Card, names: Readonly<Record<string, string>>): readonly (string | null)[] {
  return card.seats.map(({ person, bot }) => {
    if (person !== null) return names[person] ?? say('account-unnamed')
    return bot === null ? null : say('setup-bot', { strength: strengthWord(bot, say) })
  })
}

/** Whether this person may set options: somebody who sits, or under `host` only the owner. */
export function maySet(card: Card, you: You): boolean {
  if (card.options.host === true) return you.person === card.owner
  return you.seat !== null || you.person === card.owner
}

/** What an option holds now; one that needs consent, when every seated person wishes it. */
export function valueHeld(card: Card, option: OptionAbout): OptionValue {
  if (!option.consent) return card.options[option.name] ?? option.default
  const people = card.seats.filter((seat) => seat.person !== null)
  return people.length > 0 && people.every((seat) => seat.wishes.includes(option.name))
}

/** The name of an option in keys of words. */
export const wordOf = (option: OptionAbout): string => `option-${hyphened(option.name)}`
