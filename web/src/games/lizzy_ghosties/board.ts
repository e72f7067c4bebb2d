/** What the board of Lizzy Ghosties reads from a view and an offer: places, who matters now, what goes from where to where. */

import { type Card, PARTS, type Part } from '../../kit/lizzy/cards'
import type { Told } from '../../kit/lizzy/told'
import type { Place, Seat } from '../../table/board'
import { factsWithNames, hyphened } from '../../table/log'
import { roundAfter } from '../../table/round'
import type { Say } from '../../words'
import type { Action, Borrow, News, Offer, SeenLizzy, View } from './wire.gen'

// Places

/** Something with a head, a body and a tail: a seat's Lizzy, the Burn Lizzy, the borrowed body. */
export type Owner = Seat | 'burn' | 'body'

const PREFIX = { burn: 'burn:', body: 'body:' } as const
export const pileOf = (owner: Owner, part: Part): Place =>
  typeof owner === 'number' ? `lizzy:${owner}/${part}` : `${PREFIX[owner]}${part}`
export const ghost = (seat: Seat): Place => `ghost:${seat}`
/** Whose Ghostie pile a place is. */
export const ghostAt = (place: Place): Seat => Number(place.slice('ghost:'.length))
export const SIDE: Place = 'side'
/** Where what was drawn or thrown for an event lies open. */
export const DRAW: Place = 'draw'

export interface Spot {
  readonly owner: Owner
  readonly part: Part
}

/** Which pile of a Lizzy a place is; null: none. */
export function spotOf(place: Place): Spot | null {
  const found = /^(?:lizzy:(\d)\/|(burn):|(body):)([hbt])$/.exec(place)
  if (!found) return null
  const owner = found[1] === undefined ? ((found[2] ?? found[3]) as 'burn' | 'body') : Number(found[1])
  return { owner, part: found[4] as Part }
}

/** What lies at a Lizzy, seen from above; null: it is no Lizzy. */
export function lizzyOf(view: View, owner: Owner): SeenLizzy | null {
  if (owner === 'burn') return view.burn
  return owner === 'body' ? view.borrowed : (view.players[owner]?.lizzy ?? null)
}

/** The open card of a pile. */
export function topAt(view: View, place: Place): Card | null {
  const spot = spotOf(place)
  return spot && (lizzyOf(view, spot.owner)?.tops[PARTS.indexOf(spot.part)] ?? null)
}

// What goes from where to where

export interface Way {
  readonly from: Place
  readonly to: Place
}

/** How the card of an act goes; null: it moves none, or three. A card taken singly goes onto the pile of `me`. */
export function wayOf(action: Action, view: View, me: Seat): Way | null {
  switch (action.type) {
    case 'steal':
      return { from: pileOf(action.opponent, action.part), to: pileOf(me, action.part) }
    case 'give':
      return { from: pileOf(me, action.part), to: pileOf(action.opponent, action.part) }
    case 'burn':
      return { from: pileOf(action.opponent, action.part), to: pileOf('burn', action.part) }
    case 'take':
      return {
        from: pileOf(action.opponent, action.part),
        to: view.turn.type === 'ghost_event' ? pileOf('body', action.part) : ghost(me),
      }
    case 'shift':
      return { from: pileOf(action.giver, action.part), to: pileOf(other(view, action.giver), action.part) }
    case 'gather':
      return { from: pileOf('burn', action.part), to: pileOf(action.receiver, action.part) }
    default:
      return null
  }
}

/** The other of the last two Lizzies. */
function other(view: View, seat: Seat): Seat {
  return living(view).find((one) => one !== seat) ?? seat
}

/** Whether two places are piles of one Lizzy, or one and the same: a card put on any part goes to its own. */
export function sameThing(a: Place, b: Place): boolean {
  return a === b || (spotOf(a) !== null && spotOf(a)?.owner === spotOf(b)?.owner)
}

/** The act that one means who puts the card of one pile at another place, or who presses it; for asking why not. */
export function meant(view: View, me: Seat, from: Place, to: Place | null): Action | null {
  const spot = spotOf(from)
  if (spot === null) return null
  if (spot.owner === 'body') {
    return view.turn.type === 'ghost_event' ? { type: 'borrow', head: null, body: null, tail: null } : null
  }
  const { owner, part } = spot
  const goal = to === null ? null : (spotOf(to)?.owner ?? null)
  if (owner === 'burn') {
    if (mayHaunt(view)) return borrowWith(view, { [part]: 'burn' })
    return { type: 'gather', receiver: typeof goal === 'number' ? goal : me, part }
  }
  switch (view.turn.type) {
    case 'lizzy_team':
      return { type: 'shift', giver: owner, part }
    case 'ghost_event':
    case 'ghost_team':
    case 'haunting':
      return goal === 'body' && mayHaunt(view)
        ? borrowWith(view, { [part]: owner })
        : { type: 'take', opponent: owner, part }
    case 'event':
      return view.turn.kind === 'burn' && owner !== me
        ? { type: 'burn', opponent: owner, part }
        : { type: 'steal', opponent: owner, part }
    case 'passing':
      if (goal === 'burn') return { type: 'burn', opponent: owner, part }
      if (owner !== me) return { type: 'steal', opponent: owner, part }
      return { type: 'give', opponent: typeof goal === 'number' && goal !== me ? goal : view.turn.opponent, part }
    case 'over':
      return null
  }
}

// A borrowed body

/** From whom the parts of a body are picked so far. */
export type Picks = { readonly [part in Part]?: Seat | 'burn' }

const source = (from: Seat | 'burn' | undefined): Seat | null => (typeof from === 'number' ? from : null)
const KEYS = { h: 'head', b: 'body', t: 'tail' } as const

/** Whether a card is taken or a body borrowed now (LG-60, LG-75). */
export const mayHaunt = (view: View): boolean => view.turn.type === 'haunting' || view.turn.type === 'ghost_team'

export const complete = (picks: Picks): boolean => PARTS.every((part) => picks[part] !== undefined)

/** The body of these picks; null while a part is open. */
export function borrowOf(picks: Picks): Borrow | null {
  if (!complete(picks)) return null
  return { type: 'borrow', head: source(picks.h), body: source(picks.b), tail: source(picks.t) }
}

/** A body with these picks, the rest from whoever is there: only for asking why not. */
function borrowWith(view: View, picks: Picks): Borrow {
  const taken = Object.values(picks)
  const free = living(view).filter((seat) => !taken.includes(seat))
  const filled = Object.fromEntries(PARTS.map((part) => [part, picks[part] ?? free.shift() ?? 0])) as Picks
  return borrowOf(filled) as Borrow
}

/** The bodies of the offer that these picks can still become. */
export function bodies(offer: Offer | null, picks: Picks): readonly Borrow[] {
  return (offer?.acts ?? []).filter((one): one is Borrow => {
    return (
      one.type === 'borrow' &&
      PARTS.every((part) => picks[part] === undefined || one[KEYS[part]] === source(picks[part]))
    )
  })
}

/** Whether a body of the offer has these picks and this card; a pick of its part gives way. */
export function helps(offer: Offer | null, picks: Picks, { owner, part }: Spot): boolean {
  return owner !== 'body' && bodies(offer, { ...picks, [part]: owner }).length > 0
}

export function isPicks(kept: unknown): kept is Picks {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(kept).every(
    ([part, from]) => (PARTS as readonly string[]).includes(part) && (from === 'burn' || Number.isInteger(from)),
  )
}

// Seats

const living = (view: View): readonly Seat[] =>
  view.players.flatMap(({ lizzy }, seat) => (lizzy === null ? [] : [seat]))

/** The other players, from the one who plays after `near` on. */
export function others(view: View, near: Seat): readonly Seat[] {
  return roundAfter(near, view.players.length).slice(0, -1)
}

/** Whose seat lies at the bottom: one's own, or else of whoever acts. */
export function nearest(view: View, me: Seat | null): Seat {
  return me ?? actor(view) ?? living(view)[0] ?? 0
}

/** Whose turn it is; null: a team's, or the game is over. */
export function actor(view: View): Seat | null {
  return 'seat' in view.turn ? view.turn.seat : null
}

/** Whether a seat may act now, alone or with its team. */
export function acts(view: View, seat: Seat): boolean {
  const { turn, phase } = view
  const ghostie = view.players[seat]?.lizzy === null
  if (turn.type === 'lizzy_team') return !ghostie
  if (turn.type === 'ghost_team' || (turn.type === 'ghost_event' && phase === 'final')) return ghostie
  return actor(view) === seat
}

export const wins = (view: View, seat: Seat): boolean => view.turn.type === 'over' && view.turn.winners.includes(seat)

/** Who is passed or visited now; null: nobody, or somebody may be chosen. */
export function met(view: View): Seat | null {
  const { turn } = view
  if (turn.type === 'passing') return turn.opponent
  if (turn.type === 'event' || turn.type === 'ghost_event') return turn.draw.won ? (turn.visits[0] ?? null) : null
  return null
}

/** Who lie large before `near`: who acts, who is met, and all of whom one may be chosen. */
export function facing(view: View, near: Seat): readonly Seat[] {
  const { turn } = view
  const around = others(view, near)
  const lizzies = around.filter((seat) => view.players[seat]?.lizzy !== null)
  if (turn.type === 'lizzy_team' || turn.type === 'ghost_team') return lizzies
  if (turn.type === 'over') return []
  const one = met(view)
  if (turn.seat !== near && view.phase !== 'final') {
    return one === null || one === near ? [turn.seat] : [turn.seat, one]
  }
  if (one !== null) return one === near ? [] : [one]
  return turn.type === 'event' || turn.type === 'ghost_event' ? turn.visits.filter((seat) => seat !== near) : lizzies
}

// Words

const GRAVE: ReadonlySet<News['type']> = new Set([
  'fell',
  'borrowed',
  'event_began',
  'drew',
  'threw',
  'lucky',
  'shaken',
  'final_began',
  'extra_turn',
  'inherited',
])

/** Whether an event has just ended, so that the turn goes on where it was (LG-38). */
export function goesOn(heard: readonly News[]): boolean {
  return heard.findLast(({ type }) => type === 'event_ended' || type === 'turn_ended')?.type === 'event_ended'
}

/** What was heard, in words, oldest first; `most` sentences. */
export function told(heard: readonly News[], most: number, names: readonly string[], say: Say): Told[] {
  return heard.slice(-most).map((news) => {
    const seat = 'seat' in news ? news.seat : null
    const args = factsWithNames(news, (other) => names[other] ?? '')
    if (seat !== null) args.who = names[seat] ?? ''
    const broke = news.type === 'event_ended' && ['chained', 'cut_off', 'no_event'].includes(news.why)
    return { seat, text: say(`news-${hyphened(news.type)}`, args), grave: broke || GRAVE.has(news.type) }
  })
}
