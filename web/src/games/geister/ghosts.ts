/** The sixteen ghosts, each by itself, as a view tells of them. */

import type { Seat } from '../../table/board'
import type { Kind, View } from './wire.gen'

/** How many ghosts each of the two has. */
export const GHOSTS = 8

/** A ghost as the viewer sees it: `kind` is null while it is not theirs to know. */
export interface SeenGhost {
  readonly owner: Seat
  readonly at: string
  readonly kind: Kind | null
}

const seen = new WeakMap<View, readonly SeenGhost[]>()

/** In the order of their start squares, those of the first seat before the others; the same ones for the same view. */
export function ghosts(view: View): readonly SeenGhost[] {
  const known = seen.get(view)
  if (known) return known
  const made = view.spots.map((at, n) => ({ owner: Math.floor(n / GHOSTS), at, kind: kind(view.kinds.charAt(n)) }))
  seen.set(view, made)
  return made
}

const kind = (letter: string): Kind | null => (letter === 'G' || letter === 'E' ? letter : null)
