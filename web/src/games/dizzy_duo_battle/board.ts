/** What the board of Dizzy Duo Battle reads from a view and an offer: places, how a hand is laid out, what came of a battle. */

import { type Card, type CardFace, PARTS } from '../../kit/lizzy/cards'
import type { Place, Seat } from '../../table/board'
import type { Action, Battle, Change, Duo, Offer, PileName, SeenAssault, View } from './wire.gen'

/** What moves: a card, closed if it is null; or lives or points that come and go. */
export type DuoFace = CardFace | { readonly change: number }

// Places

export const pile = (name: PileName): Place => `pile:${name}`
export const PILES: readonly PileName[] = ['blind', 'open']
/** Where the nth card of one's own hand lies, as it is laid out. */
export const hand = (n: number): Place => `hand:${n}`
/** Where a seat keeps the card it has taken and has yet to lay. */
export const taken = (seat: Seat): Place => `taken:${seat}`
/** All that stands for a seat. */
export const strip = (seat: Seat): Place => `seat:${seat}`
/** The lives or points of a seat. */
export const score = (seat: Seat): Place => `score:${seat}`
/** Where the nth card of a hand lies in a battle. */
export const shown = (seat: Seat, n: number): Place => `shown:${seat}/${n}`

// A hand laid out

export interface Slot {
  readonly n: number
  readonly card: Card
  /** The card to that side is of the same Lizzy. */
  readonly left: boolean
  readonly right: boolean
}

export interface Group {
  /** What the three make together; null: loose cards. */
  readonly made: 'single' | 'double' | 'golden' | null
  readonly slots: readonly Slot[]
}

/** A hand as it lies: its Lizzies, then what is left over, three and three. */
export function laidOut(duo: Duo): readonly Group[] {
  const count = PARTS.length
  const groups: Group[] = duo.lizzies.map((cards, which) => ({
    made: madeBy(duo, which + 1),
    slots: cards.map((card, n) => ({ n: which * count + n, card, left: n > 0, right: n < count - 1 })),
  }))
  for (let first = 0; first < duo.rest.length; first += count) {
    const from = groups.length * count
    const cards = duo.rest.slice(first, first + count)
    groups.push({ made: null, slots: cards.map((card, n) => ({ n: from + n, card, left: false, right: false })) })
  }
  return groups
}

function madeBy(duo: Duo, lizzy: number): Group['made'] {
  const what = duo.lines.find(({ args }) => args.lizzy === lizzy)?.what ?? ''
  return what === 'golden' ? 'golden' : what.startsWith('double') ? 'double' : 'single'
}

/** The cards of a hand in the order in which they lie. */
export const inOrder = (duo: Duo): readonly Card[] => [...duo.lizzies.flat(), ...duo.rest]

/** The card of one's own at a place: one of the hand, or the one just taken. */
export function ownCard(view: View, me: Seat | null, place: Place): Card | null {
  if (me === null || !view.own) return null
  if (place === taken(me)) return holder(view) === me ? view.taken : null
  const n = /^hand:(\d)$/.exec(place)?.[1]
  return n === undefined ? null : (inOrder(view.own.duo)[Number(n)] ?? null)
}

/** Who has taken a card and has yet to lay one. */
export const holder = (view: View): Seat | null => (view.source === null ? null : view.turn)

// The offer

/** The act of the offer that `is` says; null: there is none. */
export function offered<Kind extends Action['type']>(
  offer: Offer | null,
  type: Kind,
  is: (action: Extract<Action, { type: Kind }>) => boolean = () => true,
): Action | null {
  return offer?.acts.find((one) => one.type === type && is(one as Extract<Action, { type: Kind }>)) ?? null
}

export const pileAt = (place: Place): PileName | null => PILES.find((name) => pile(name) === place) ?? null

// Seats and battles

/** The attack that is going on, or has just ended the game. */
export function going(view: View): SeenAssault | null {
  return view.phase !== 'exchange' && view.assault?.round === view.round ? view.assault : null
}

export const battleWith = (assault: SeenAssault, seat: Seat): Battle | null =>
  assault.battles.find(({ defender }) => defender === seat) ?? null

/** What a battle does to both sides: at once, or with the others after the last (DB-34). */
export function deltas(
  assault: SeenAssault,
  { winner, defender, gain, loss }: Battle,
): readonly { seat: Seat; change: number }[] {
  if (winner === null) return []
  return [assault.attacker, defender].map((seat) => ({ seat, change: seat === winner ? gain : -loss }))
}

/** What the last of these battles changed, seat by seat; what all of them changed, where it was settled at the end. */
export function lastChanges(assault: SeenAssault): readonly Change[] {
  return assault.settled.length > 0 ? assault.settled : (assault.battles.at(-1)?.changes ?? [])
}

/** Whether everybody in the game has had a turn since the cards were dealt. */
export function lapped(view: View): boolean {
  return view.seats.every(({ playing, turns }) => !playing || turns > 0)
}
