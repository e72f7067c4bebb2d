/** The nine tails. How a tail curls goes by the pattern, how far by the colour. */

import type { Colour, Pattern } from './cards'
import type { Point } from './skin'

/** The middle line of each tail, from the seam to its tip. */
export const SPINES: Record<Colour, Record<Pattern, readonly Point[]>> = {
  r: {
    o: [
      [0, 64],
      [36, 68],
      [68, 66],
      [86, 46],
      [76, 22],
      [54, 22],
      [48, 38],
      [60, 45],
    ],
    s: [
      [0, 64],
      [28, 67],
      [54, 66],
      [65, 46],
      [63, 29],
      [73, 18],
      [88, 20],
    ],
    d: [
      [0, 64],
      [30, 70],
      [60, 84],
      [82, 78],
      [80, 56],
      [72, 42],
      [78, 26],
    ],
  },
  b: {
    o: [
      [0, 64],
      [32, 68],
      [62, 74],
      [84, 62],
      [84, 38],
      [66, 24],
      [52, 34],
      [56, 45],
    ],
    s: [
      [0, 64],
      [30, 70],
      [56, 68],
      [70, 48],
      [62, 26],
      [42, 18],
    ],
    d: [
      [0, 64],
      [30, 68],
      [56, 82],
      [80, 84],
      [88, 66],
      [82, 48],
      [68, 38],
    ],
  },
  p: {
    o: [
      [0, 64],
      [30, 56],
      [60, 44],
      [84, 54],
      [84, 82],
      [64, 92],
      [53, 79],
      [64, 71],
    ],
    s: [
      [0, 64],
      [26, 65],
      [52, 74],
      [76, 72],
      [82, 52],
      [78, 34],
      [86, 18],
    ],
    d: [
      [0, 64],
      [30, 61],
      [56, 72],
      [78, 74],
      [86, 56],
      [76, 38],
      [60, 32],
    ],
  },
}

/** How thick a tail is at a part of its way, from 0 at the seam to 1 at the tip. */
export const taper = (part: number): number => 44 * (1 - part) ** 1.1 + 6 * part
