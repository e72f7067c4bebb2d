/** In which order the other fields are shown, and whether points alone do not tell who is ahead of whom. */

import type { Seat } from '../../table/board'
import type { View } from './wire.gen'

/** Everybody but the one whose field is large: in turn order from `near` on, and by place when it is over. */
export function othersOf({ fields, end }: View, near: Seat, large: Seat): readonly Seat[] {
  const all = fields.map((_, n) => (near + n) % fields.length)
  const ordered = end ? [...all].sort((one, other) => (end.places[one] ?? 0) - (end.places[other] ?? 0)) : all
  return ordered.filter((seat) => seat !== large)
}

/** Whether it is over and some have the same points, so that filled rooms decide between them (ZO-44). */
export const isTied = ({ fields, end }: View): boolean =>
  end !== null && new Set(fields.map(({ points }) => points)).size < fields.length
