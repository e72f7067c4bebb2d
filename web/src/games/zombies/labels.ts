/** What the board says: the hint over the pool, and what its squares and the tile in hand are called. */

import type { Seat } from '../../table/board'
import type { Say } from '../../words'
import {
  gripSquare,
  type Held,
  lieWords,
  type Outlook,
  outlookWords,
  squareWords,
  tileName,
  tilesBySquare,
} from './board'
import { SQUARES } from './squares'
import type { Offer, SeenField, View } from './wire.gen'

/** Which plan the rooms follow, with its number if it was made up. */
export function planName(plan: string, say: Say): string {
  const [name, seed = ''] = plan.split('-')
  return say(`plan-${name}`, { seed })
}

/** What the hint follows from. */
export interface Moment {
  readonly view: View
  readonly offer: Offer | null
  readonly me: Seat | null
  /** Something was sent and is not answered yet. */
  readonly sent: boolean
  /** A tile is in hand. */
  readonly handled: boolean
  readonly names: readonly string[]
}

/** What there is to do or to wait for now; null: there is nothing to say. */
export function hint({ view, offer, me, sent, handled, names }: Moment, say: Say): string | null {
  if (view.end !== null) return null
  if (offer === null) {
    if (sent || me === view.turn) return null
    if (me !== null && view.marks[me] === 'out') return say('hint-out')
    return say(view.bonus ? 'hint-their-bonus' : 'hint-their-turn', { who: names[view.turn] ?? '' })
  }
  if (handled) return say('hint-lift')
  if (view.bonus) return say('hint-bonus')
  return say(view.fields[me ?? 0]?.tiles.length === 0 ? 'hint-first-tile' : 'hint-your-turn')
}

/** What each square is called, with what lies there. */
export function squareLabels(view: View, field: SeenField, say: Say): readonly string[] {
  const lying = tilesBySquare(field)
  return SQUARES.map((square, n) =>
    say('label-square', { square, content: squareWords(view, field, n, lying[n] ?? -1, say) }),
  )
}

/** The pistols that a tile would cover in vain (ZO-31). */
export const lossWords = ({ loses }: Outlook, say: Say): readonly string[] =>
  loses.map((colour) => say('label-loses-pistol', { colour: say(`colour-${colour}`) }))

/** The tile in hand, the square over which it is held, and what it would do there. */
export function heldLabel(tile: Held, seen: Outlook, squares: readonly string[], say: Say): string {
  return [
    tileName(tile.tile, say),
    squares[gripSquare(tile)],
    ...outlookWords(seen, say),
    ...lossWords(seen, say),
  ].join('; ')
}

/** How a tile lies now that it was steered: the focus stays where it was, so nothing else tells it. */
export const steeredWords = (tile: Held, label: string, say: Say): string => `${lieWords(tile, say)}; ${label}`
