/** What a pile asks of the board it lies on: one object for all of them, read anew whenever something changes. */

import type { Place, Say } from '../../table/board'
import type { Gesture } from '../../table/gesture.svelte'
import type { Way } from './board'
import type { Card } from './wire.gen'

export interface Touch {
  readonly gesture: Gesture
  /** The place that Tab reaches before anybody has been somewhere. */
  readonly first: Place
  readonly say: Say
  /** Somebody is asked: what cannot be moved now steps back. */
  readonly asked: boolean
  /** The way of the card that is sent and not yet answered. */
  readonly sent: Way | null
  liftable(place: Place): boolean
  /** It is in the body that is being borrowed. */
  picked(place: Place): boolean
  /** Where the lifted card lands. */
  goal(place: Place): boolean
  /** What lies there now for the eye: flights and sent cards counted in. */
  top(place: Place): Card | null
  label(place: Place): string
}
