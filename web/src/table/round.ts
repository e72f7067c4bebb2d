import type { Seat } from './board'

/** Everybody as they play, from the one after `near` on; `near` is the last. */
export function roundAfter(near: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, n) => (near + 1 + n) % seats)
}
