/** The nine tails. How a tail curls goes by the pattern, how far by the colour. */

import type { Colour, Pattern } from './cards'
import type { Point } from './skin'

/** The middle line of each tail, from the seam to its tip. */
export const SPINES: Record<Colour, Record<Pattern, readonly Point[]>> = {
  r: {
    o: [[0, 64], [36, 68], [68, 66], [87, 46], [76, 22], [52, 22], [46, 40], [60, 47]],
    s: [[0, 64], [30, 68], [52, 60], [54, 38], [64, 20], [84, 22], [90, 38]],
    d: [[0, 64], [32, 74], [62, 86], [84, 78], [80, 56], [68, 42], [78, 22]],
  },
  b: {
    o: [[0, 64], [34, 67], [64, 68], [84, 52], [78, 28], [56, 25], [48, 40], [60, 47]],
    s: [[0, 64], [30, 70], [54, 66], [66, 46], [60, 24], [42, 16]],
    d: [[0, 64], [32, 74], [60, 88], [86, 84], [88, 60], [74, 50], [66, 32]],
  },
  p: {
    o: [[0, 64], [36, 68], [68, 66], [87, 46], [76, 22], [52, 22], [46, 40], [60, 47]],
    s: [[0, 64], [30, 66], [56, 74], [80, 64], [72, 44], [82, 22]],
    d: [[0, 64], [32, 74], [62, 86], [84, 78], [80, 56], [68, 42], [78, 22]],
  },
}

/** How thick a tail is at a part of its way, from 0 at the seam to 1 at the tip. */
export const taper = (part: number): number => 44 * (1 - part) ** 1.15 + 6 * part
