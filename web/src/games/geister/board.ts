/** What the board of Geister reads from a view and an offer: squares, captured ghosts, and which act a hand means. */

import type { Place, Seat } from '../../table/board'
import { corner, SIDE, type Spot } from './art/geometry'
import { ghosts, type SeenGhost } from './ghosts'
import type { Action, Kind, Offer, Square, View } from './wire.gen'

/** What a ghost looks like: to whom it belongs, and its kind if that is known. */
export interface GhostFace {
  readonly seat: Seat
  readonly kind: Kind | null
}

/** The art's word for a kind. */
export const temper = (kind: Kind | null): 'good' | 'evil' | 'unknown' =>
  kind === 'G' ? 'good' : kind === 'E' ? 'evil' : 'unknown'

/** The squares in reading order, rows from the top, as the seat at the bottom sees them. */
export function rows(flipped: boolean): readonly (readonly Square[])[] {
  const lines = [...Array(SIDE).keys()]
  return lines.map((down) =>
    lines.map((across) => (flipped ? name(SIDE - 1 - across, down) : name(across, SIDE - 1 - down))),
  )
}

/** The upper left corner of a square in the house. */
export function spot(square: Square, flipped: boolean): Spot {
  return corner(column(square), row(square), flipped)
}

/** The two squares from which the seat at the bottom leaves: the far corners. */
export function exits(flipped: boolean): readonly Square[] {
  return flipped ? [name(SIDE - 1, 0), name(0, 0)] : [name(0, SIDE - 1), name(SIDE - 1, SIDE - 1)]
}

/** The place behind an arrow square, outside the house. */
export const outside = (square: Square): Place => `out:${square}`

/** A niche of the shelf for captured ghosts of `owner`. */
export const niche = (owner: Seat, kind: Kind, n: number): Place => `shelf:${owner}:${kind}:${n}`

export const isSquare = (place: Place): boolean => /^[a-f][1-6]$/.test(place)

export function ghostAt(view: View, place: Place): SeenGhost | null {
  return ghosts(view).find((ghost) => ghost.at === place) ?? null
}

/** How many ghosts of a kind `owner` has lost. */
export function lost(view: View, owner: Seat, kind: Kind): number {
  return ghosts(view).filter((ghost) => ghost.owner === owner && ghost.at === 'captured' && ghost.kind === kind).length
}

/** The act that moving a thing from one place to another would be, allowed or not. */
export function meant(from: Place, to: Place): Action {
  return to.startsWith('out:') ? { type: 'leave', origin: from } : { type: 'step', origin: from, target: to }
}

/** Where the ghost on a square may go. */
export function goals(offer: Offer | null, from: Place): readonly Place[] {
  return (offer?.acts ?? []).flatMap((act) => {
    if (act.type === 'place' || act.origin !== from) return []
    return [act.type === 'step' ? act.target : outside(act.origin)]
  })
}

/** Some act with the ghost on a square, to ask why it may not be made. */
export function someAct(square: Square): Action {
  const above = row(square) + 1 < SIDE ? row(square) + 1 : row(square) - 1
  return { type: 'step', origin: square, target: name(column(square), above) }
}

const column = (square: Square): number => square.charCodeAt(0) - 97
const row = (square: Square): number => Number(square.charAt(1)) - 1
const name = (c: number, r: number): Square => `${String.fromCharCode(97 + c)}${r + 1}`
