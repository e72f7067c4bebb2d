/** A half-made act that is still there after a reload: kept in this browser, for one table and one seat. */

import { keep, kept } from '../keeping'
import type { DraftKeep, Seat } from './board'

/** Where the draft of `seat` at `table` is kept. */
export function draftKeep(table: string, seat: Seat): DraftKeep {
  const name = `draft:${table}:${seat}`
  return {
    read(fits) {
      const found = parsed(kept(name))
      return fits(found) ? found : null
    },
    write: (made) => keep(name, made === null ? null : JSON.stringify(made)),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // written by an older page of ours; a fresh draft is better than none
  }
}
