/** What the board says: the words under the Dizzy Lizzy, and what its places are called. */

import { cardName, spoken } from '../../kit/lizzy/cardName'
import { type Card, PARTS } from '../../kit/lizzy/cards'
import type { Seat } from '../../table/board'
import type { Say } from '../../words'
import { acts, sent, short } from './board'
import type { Action, View } from './wire.gen'

/** What the Dizzy Lizzy shows, or what was said of the card on her; nothing while that waits for its word (`waits`). */
export function shows(view: View, pending: Action | null, waits: boolean, say: Say): string {
  if (pending !== null) return sent(pending, say)
  return waits ? '' : say('label-shows', { shows: short(view.shows) })
}

/** What holds for everybody now: who passed at the start (NE-05), and how near a blocked table is (NE-21). */
export function standing(view: View, names: readonly string[], say: Say): readonly string[] {
  const passed = view.passed_at_start
  const begins = passed.length > 0 && view.turns === passed.length && view.laid === 0
  const said = begins ? passed.map((seat) => say('hint-passed-at-start', { who: names[seat] ?? '' })) : []
  if (view.end !== null) return said
  if (view.idle > 0) said.push(say('label-idle', { count: view.idle }))
  if (view.reopened) said.push(say('hint-reopened'))
  return said
}

/** What there is to do for whoever has no card in hand. */
export function hint(view: View, say: Say): string {
  if (view.laid > 0) return say('hint-go-on')
  return say(view.options.announce ? 'name-first' : 'hint-your-turn')
}

/** A stack of the Dizzy Lizzy: its top card, and how many lie there. */
export function stackLabel(part: number, top: Card | null, count: number, say: Say): string {
  return say('label-stack', { place: say(`place-lizzy-${PARTS[part]}`), spoken: top ? spoken(top) : 'none', count })
}

export function openLabel(card: Card, lifted: boolean, say: Say): string {
  return say(lifted ? 'label-open-card-lifted' : 'label-open-card', { spoken: spoken(card) })
}

/** A blind pile; `who`: whose it is, null: one's own. */
export function blindLabel(count: number, who: string | null, say: Say): string {
  const place = who === null ? say('place-blind') : say('place-blind-of', { who })
  return say('label-pile', { place, count })
}

/** All that lies before another player. */
export function stripLabel(view: View, seat: Seat, who: string, say: Say): string {
  const { open = [], blind = 0 } = view.players[seat] ?? {}
  const cards = open.map((card) => cardName(say, card)).join('; ')
  const turn = acts(view, seat) ? `${say('hint-their-turn', { who })} ` : ''
  return `${turn}${say('place-hand-of', { who })}: ${cards}. ${blindLabel(blind, who, say)}`
}
