/** What the board says of itself to who reads by ear. */

import type { Seat, SeatCard } from '../../table/board'
import type { Say } from '../../words'
import { type GhostFace, lost, temper } from './board'
import type { View } from './wire.gen'

/** Who hears it, and who sits where. */
export interface Listener {
  readonly me: Seat | null
  readonly seats: readonly SeatCard[]
  readonly say: Say
}

/** What stands on a square; null: nothing. */
export function content(ghost: GhostFace | null, { me, seats, say }: Listener): string {
  if (ghost === null) return say('label-empty')
  const { seat, kind } = ghost
  if (me === null) return say(`label-of-${temper(kind)}`, { who: seats[seat]?.name ?? '' })
  return say(seat === me ? `label-own-${temper(kind)}` : `label-other-${temper(kind)}`)
}

/** The ghosts of `owner` that were captured. */
export function captured(view: View, owner: Seat, { me, seats, say }: Listener): string {
  const of = { who: seats[owner]?.name ?? '' }
  const what =
    me === null ? say('place-captured-of', of) : say(owner === me ? 'place-captured-own' : 'place-captured-other')
  return say('label-captured', { what, good: lost(view, owner, 'G'), evil: lost(view, owner, 'E') })
}
