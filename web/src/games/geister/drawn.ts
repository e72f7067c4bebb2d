/** Which ghosts are drawn where: those that stand, the one that was sent on its way, and the one that has just left. */

import type { Place, Seat } from '../../table/board'
import { type GhostFace, isSquare, outside } from './board'
import { ghosts, type SeenGhost } from './ghosts'
import type { Action, Kind, Square, View } from './wire.gen'

export interface Drawn {
  /** Which of the sixteen, in the order of the view. */
  readonly ghost: number
  readonly place: Place
  readonly face: GhostFace
  /** Sent, and not yet answered. */
  readonly pale: boolean
}

/** What is drawn that the view does not tell. */
export interface Unanswered {
  readonly me: Seat | null
  readonly pending: Action | null
  /** The own kind on a square while it is being placed, or was sent. */
  readonly kindOn: (square: Square) => Kind | null
}

/** Where an act brings its ghost; null: nowhere. */
export function goalOf(act: Action | null): Place | null {
  if (act === null || act.type === 'place') return null
  return act.type === 'step' ? act.target : outside(act.origin)
}

/** From where to where the last ghost went; empty before the first. */
export function lastPlaces({ last }: View): readonly Place[] {
  const goal = goalOf(last)
  return last && goal ? [last.origin, goal] : []
}

/** Where the ghost arrived that won; null while nobody has, or when the other resigned (GE-32). */
export function victorPlace(view: View): Place | null {
  if (view.end?.winner == null || view.end.rule === 'GE-32') return null
  return lastPlaces(view)[1] ?? null
}

export function drawnGhosts(view: View, unanswered: Unanswered): readonly Drawn[] {
  return ghosts(view).flatMap((ghost, n) => {
    const drawn = view.placed[ghost.owner] ? standing(view, ghost, unanswered.pending) : beingPlaced(ghost, unanswered)
    return drawn ? [{ ghost: n, ...drawn }] : []
  })
}

type Standing = Omit<Drawn, 'ghost'>

function beingPlaced({ owner, at }: SeenGhost, { me, pending, kindOn }: Unanswered): Standing | null {
  const kind = owner === me ? kindOn(at) : null
  return kind && { place: at, face: { seat: owner, kind }, pale: pending !== null }
}

/** A ghost that is sent stands at its goal already, so nothing flies there when that is made real. */
function standing(view: View, ghost: SeenGhost, pending: Action | null): Standing | null {
  const { owner, at, kind } = ghost
  const face = { seat: owner, kind }
  const goal = goalOf(pending)
  if (goal !== null && pending?.type !== 'place' && at === pending?.origin) return { place: goal, face, pale: true }
  // What stands there will be captured: two ghosts on one square would be neither.
  if (isSquare(at)) return at === goal ? null : { place: at, face, pale: false }
  if (ghost === leaver(view) && view.last) return { place: outside(view.last.origin), face, pale: false }
  return null
}

/** The ghost that has just left through the door: a good one (GE-22). */
function leaver(view: View): SeenGhost | null {
  if (view.last?.type !== 'leave') return null
  const winner = view.end?.winner
  return ghosts(view).find(({ at, kind, owner }) => at === 'away' && kind === 'G' && owner === winner) ?? null
}
