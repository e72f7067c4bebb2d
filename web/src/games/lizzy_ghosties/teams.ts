/** When the cards of the two teams count. */

import type { View } from './wire.gen'

/** From the first Ghostie on, and at an end that they decide (LG-78, LG-91). */
export function countsTeams({ phase, turn }: Pick<View, 'phase' | 'turn'>): boolean {
  return turn.type === 'over' ? turn.rule === 'LG-78' || turn.rule === 'LG-91' : phase !== 'lizzies'
}
