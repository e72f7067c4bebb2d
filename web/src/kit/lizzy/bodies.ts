/** The nine bodies. The back goes by the pattern, the gait by the colour. */

import type { Colour, Pattern } from './cards'
import { type Rib, seam } from './skin'

export const BACKS: Record<Pattern, readonly Rib[]> = {
  o: [seam(0), [24, 38, 24, 91], [50, 35, 50, 94], [76, 38, 76, 91], seam(100)],
  s: [seam(0), [26, 35, 26, 83], [50, 30, 50, 80], [74, 35, 74, 83], seam(100)],
  d: [seam(0), [26, 44, 26, 89], [50, 47, 50, 93], [74, 44, 74, 89], seam(100)],
}

/** Where a leg goes: hip, knee, ankle. */
export type Leg = readonly [number, number, number, number, number, number]

export interface Gait {
  readonly near: readonly Leg[]
  readonly far: readonly Leg[]
}

export const GAITS: Record<Colour, Gait> = {
  // Off at a run.
  r: {
    near: [
      [31, 76, 20, 87, 17, 98],
      [68, 76, 81, 86, 82, 98],
    ],
    far: [
      [39, 83, 44, 90, 41, 98],
      [59, 83, 60, 90, 62, 98],
    ],
  },
  // A stroll.
  b: {
    near: [
      [30, 77, 25, 88, 29, 98],
      [70, 77, 77, 88, 72, 98],
    ],
    far: [
      [46, 84, 52, 92, 49, 97],
      [80, 82, 88, 90, 86, 97],
    ],
  },
  // Creeping up.
  p: {
    near: [
      [32, 72, 15, 79, 21, 98],
      [67, 72, 87, 79, 80, 98],
    ],
    far: [
      [39, 83, 37, 90, 41, 97],
      [61, 83, 66, 90, 62, 97],
    ],
  },
}
