/** How a card of this board goes with the pointer that drags it. */

import type { Place } from '../../table/board'
import type { Gesture } from '../../table/gesture.svelte'
import type { Places } from '../../table/place'

/** How far what lies at a place has been dragged, as a transform; undefined: it lies there. */
export function dragged(place: Place, { dragged }: Gesture, places: Places): string | undefined {
  const middle = dragged?.place === place ? places.middle(place) : null
  return dragged && middle ? `translate(${dragged.point.x - middle.x}px, ${dragged.point.y - middle.y}px)` : undefined
}
