/** What the board of Nice 'n Easy reads from a view and an offer: places, the cards that lie there, and what is named. */

import { spoken } from '../../kit/lizzy/cardName'
import { type Card, PARTS } from '../../kit/lizzy/cards'
import type { Told } from '../../kit/lizzy/told'
import type { Place, Seat } from '../../table/board'
import { facts, hyphened } from '../../table/log'
import { roundAfter } from '../../table/round'
import type { Args, Say } from '../../words'
import type { Action, Combination, News, Offer, View } from './wire.gen'

/** Open cards lie in three places (NE-04). */
export const OPEN = [0, 1, 2] as const

/** The common blind pile. */
export const PILE: Place = 'pile'
/** The stack of a part: 0 the head's, 1 the body's, 2 the tail's. */
export const stack = (part: number): Place => `lizzy:${PARTS[part]}`
/** All of the Dizzy Lizzy. */
export const LIZZY: readonly Place[] = PARTS.map((_, part) => stack(part))
/** A player's own blind pile. */
export const blind = (seat: Seat): Place => `blind:${seat}`
/** All that lies before a player who is not at the bottom. */
export const strip = (seat: Seat): Place => `seat:${seat}`
/** Where the nth open card of a player lies. */
export const slot = (seat: Seat, n: number): Place => `hand:${seat}/${n}`

/** A place where an open card lies, or could. */
export interface Slot {
  readonly seat: Seat
  readonly n: number
}

export function slotOf(place: Place): Slot | null {
  const found = /^hand:(\d)\/(\d)$/.exec(place)
  return found ? { seat: Number(found[1]), n: Number(found[2]) } : null
}

/** Before whom a place lies; -1: nobody. */
export function seatOf(place: Place): Seat {
  return slotOf(place)?.seat ?? Number(/^seat:(\d)$/.exec(place)?.[1] ?? -1)
}

/** Which stack a place is; -1: none. */
export const stackAt = (place: Place): number => LIZZY.indexOf(place)

/** On which stack a card goes. */
export const partOf = (card: Card): number => PARTS.findIndex((part) => card.startsWith(part))

/** The open card that lies at a place. */
export function cardAt(view: View, place: Place): Card | null {
  const found = slotOf(place)
  return found ? (view.players[found.seat]?.open[found.n] ?? null) : null
}

/** Whether a card may be lifted. */
export const offered = (offer: Offer | null, card: Card | null): boolean =>
  card !== null && (offer?.cards.includes(card) ?? false)

export function lay(card: Card, claims: readonly Combination[] = []): Action {
  return { type: 'lay', card, claims }
}

/** The other players, from the one who plays after `near` on. */
export function others(view: View, near: Seat): readonly Seat[] {
  return roundAfter(near, view.players.length).slice(0, -1)
}

/** Whether it is their turn. */
export const acts = (view: View, seat: Seat): boolean => view.end === null && view.turn === seat

export const wins = (view: View, seat: Seat): boolean => view.end?.winners.includes(seat) ?? false

const SHORT: Record<string, string> = {
  colours_same: 'cs',
  colours_different: 'cd',
  patterns_same: 'ps',
  patterns_different: 'pd',
}

/** Combinations as the words know them: `cs-pd`, `none`. */
export function short(combinations: readonly string[]): string {
  const named = Object.keys(SHORT).filter((name) => combinations.includes(name))
  return named.map((name) => SHORT[name]).join('-') || 'none'
}

/** What was heard, in words, oldest first; `most` sentences, and before them one's own mistake if it is older. */
export function told(
  heard: readonly News[],
  me: Seat | null,
  most: number,
  names: readonly string[],
  say: Say,
): Told[] {
  const worth = heard.filter((news) => news.type !== 'opened' && !(news.type === 'turn_over' && news.why === 'mistake'))
  const last = worth.slice(-most)
  const own = worth.findLast((news) => news.type === 'mistaken' && news.seat === me)
  const kept = own && !last.includes(own) ? [own, ...last.slice(1)] : last
  return kept.map((news) => sentence(news, names, say))
}

function sentence(news: News, names: readonly string[], say: Say): Told {
  const seat = 'seat' in news ? news.seat : null
  const args: Args = facts(news)
  if (seat !== null) args.who = names[seat] ?? ''
  return { seat, text: say(`news-${hyphened(news.type)}`, args), grave: GRAVE.has(news.type) }
}

const GRAVE: ReadonlySet<News['type']> = new Set([
  'mistaken',
  'penalised',
  'turned',
  'reshuffled',
  'reopened',
  'troubled',
])

/** What is sent and not yet answered, in words. */
export function sent(action: Action, say: Say): string {
  if (action.type === 'end_turn') return say('action-end-turn')
  const said = short(action.claims)
  if (said === 'none') return say('action-lay', { card: say('card', { spoken: spoken(action.card) }) })
  return say('confirm-lay', { spoken: spoken(action.card), said })
}
