import type { Seat } from './board'

/** The seats in the order of their places, the best first; who share a place stand as they sit. */
export function byPlace(places: readonly number[]): Seat[] {
  return [...places.keys()].toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
}
