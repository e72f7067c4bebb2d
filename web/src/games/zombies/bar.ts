/** What waits in the bar under the board for its yes: a tile as it lies, a pass, a bonus that is declined. */

import type { Draft } from '../../table/board'
import type { Say } from '../../words'
import { actOf, type Held, type Outlook, outlookWords } from './board'
import { lossWords } from './labels'
import type { Action, Options } from './wire.gen'

/** What was pressed that asks first. */
export type Question = 'pass' | 'decline'

/** To decline a bonus tile (ZO-30), or to pass, which is for the round or for a turn (ZO-12). */
export function questioned(question: Question, pass: Options['pass'], undo: () => void, say: Say): Draft<Action> {
  const hint = say(question === 'decline' ? 'confirm-decline' : `confirm-pass-${pass}`)
  return { action: { type: question }, hint, undo }
}

/** To lay the tile in hand; one that does not fit is not to be confirmed. */
export function toLay(tile: Held, seen: Outlook, undo: () => void, say: Say): Draft<Action> {
  const losses = lossWords(seen, say)
  return {
    action: seen.fits ? actOf(tile) : null,
    hint: outlookWords(seen, say).join(' · '),
    ...(losses.length > 0 ? { warning: losses.join(' · ') } : {}),
    undo,
  }
}
