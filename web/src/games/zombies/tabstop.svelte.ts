/** The one place that Tab reaches. */

import type { Place } from '../../table/board'

/**
 * Done apart from what is drawn, and a frame later: that a place which has the focus is no stop any more has Chromium
 * work out all styles at once, in the midst of a press.
 *
 * Called while a board is set up. `stop` also reads all that makes places come anew: they are no stops yet.
 */
export function keepTabStop(board: () => Element | undefined, stop: () => Place): void {
  $effect(() => {
    const place = stop()
    const frame = requestAnimationFrame(() => {
      for (const before of board()?.querySelectorAll('[data-place][tabindex="0"]') ?? [])
        before.setAttribute('tabindex', '-1')
      board()?.querySelector(`[data-place="${place}"]`)?.setAttribute('tabindex', '0')
    })
    return () => cancelAnimationFrame(frame)
  })
}
