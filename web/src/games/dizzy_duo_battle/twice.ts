/** Two presses on one thing, quickly one after the other. */

import type { Attachment } from 'svelte/attachments'
import type { Place } from '../../table/board'
import type { Ground } from '../../table/place'
import { same } from '../../table/same'

interface Twice<Action> {
  /** What moving the thing at a place does now; null: it does not move. */
  meant(place: Place): Action | null
  act(action: Action): void
}

/** A second press within this time belongs to the first. */
export const TWICE_MS = 400

/**
 * `{@attach twice(places, hands)}`: a thing that is pressed twice goes where it can go, for here that is one place only.
 *
 * Both presses must mean the same act: a second one that finds another question, because the first answered one, does
 * nothing of its own. Told from pointers, for a finger that takes hold of a thing makes no click.
 */
export function twice<Action>(ground: Ground, { meant, act }: Twice<Action>): Attachment<Element> {
  return (element) => {
    let down: { place: Place; action: Action | null } | null = null
    let first: { action: Action; at: number } | null = null
    const at = ({ clientX, clientY }: PointerEvent): Place | null => ground.at({ x: clientX, y: clientY })
    const pressed = (event: PointerEvent): void => {
      const place = event.isPrimary && event.button === 0 ? at(event) : null
      down = place === null ? null : { place, action: meant(place) }
    }
    const released = (event: PointerEvent): void => {
      const action = down !== null && down.place === at(event) ? down.action : null
      const again = first !== null && same(first.action, action) && event.timeStamp - first.at <= TWICE_MS
      down = null
      first = action === null || again ? null : { action, at: event.timeStamp }
      if (action !== null && again) act(action)
    }
    element.addEventListener('pointerdown', pressed as EventListener)
    element.addEventListener('pointerup', released as EventListener)
    return () => {
      element.removeEventListener('pointerdown', pressed as EventListener)
      element.removeEventListener('pointerup', released as EventListener)
    }
  }
}
