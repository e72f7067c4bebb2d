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
      [30, 74, 20, 86, 15, 99],
      [72, 74, 86, 84, 88, 98],
    ],
    far: [
      [44, 82, 38, 92, 42, 98],
      [60, 82, 66, 92, 60, 98],
    ],
  },
  // A stroll.
  b: {
    near: [
      [28, 76, 24, 88, 28, 99],
      [72, 76, 78, 88, 74, 99],
    ],
    far: [
      [42, 82, 46, 90, 43, 97],
      [58, 82, 54, 90, 58, 97],
    ],
  },
  // Creeping up.
  p: {
    near: [
      [30, 70, 12, 78, 20, 99],
      [68, 70, 90, 78, 82, 99],
    ],
    far: [
      [42, 82, 36, 88, 40, 97],
      [58, 82, 64, 88, 61, 97],
    ],
  },
}
