/** Whether cards carry a letter and a sign in their corner, for who does not tell the colours apart; kept in the browser. */

import { fromStore, writable } from 'svelte/store'
import { keep, kept, watchKept } from '../../keeping'

const NAME = 'lizzy-marks'
const chosen = fromStore(writable(kept(NAME) === 'on'))
watchKept(NAME, (value) => {
  chosen.current = value === 'on'
})

/** Setting it shows at once on every card, and is remembered. */
export const marks = {
  get on(): boolean {
    return chosen.current
  },
  set on(value: boolean) {
    chosen.current = value
    keep(NAME, value ? 'on' : null)
  },
}
