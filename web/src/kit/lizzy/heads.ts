/** The nine heads. The skull goes by the pattern, the temper is each head's own: eyes, mouth and tongue. */

import type { Colour, Pattern } from './cards'
import { type Point, type Rib, seam } from './skin'

export interface Eye {
  readonly at: Point
  readonly r: number
  /** `shut` has lashes instead of a pupil. */
  readonly pupil: 'round' | 'slit' | 'spiral' | 'shut'
  /** Where the pupil lies, from the middle of the eye. */
  readonly look?: Point
  /** How far the lid hangs down, from -1 (open) to 1 (shut), and how it slants, in degrees. */
  readonly lid?: readonly [low: number, slant: number]
}

export interface Temper {
  readonly far: Eye
  readonly near: Eye
  /** The line of the mouth. */
  readonly mouth: string
  /** An open mouth, and the teeth in it. */
  readonly open?: string
  readonly teeth?: string
  /** The tongue's middle line. */
  readonly tongue: string
  readonly broad?: boolean
  /** A nose that points elsewhere than that of the skull. */
  readonly nose?: Point
  /** More lines of ink: brows, folds. */
  readonly lines?: string
}

export interface Skull {
  readonly ribs: readonly Rib[]
  readonly tip: Point
  /** Where on it the last figure of the pattern sits, and how large. */
  readonly snout?: readonly [s: number, size: number]
  readonly nostril: Point
}

export const SKULLS: Record<Pattern, Skull> = {
  o: {
    ribs: [seam(100), [84, 39, 86, 90], [64, 34, 68, 97], [42, 37, 44, 98], [23, 50, 25, 91]],
    tip: [14, 69],
    snout: [70, 0.5],
    nostril: [20, 59],
  },
  s: {
    ribs: [seam(100), [84, 38, 86, 88], [66, 35, 70, 92], [48, 43, 52, 92], [30, 55, 32, 88]],
    tip: [14, 72],
    snout: [70, 0.7],
    nostril: [21, 66],
  },
  d: {
    ribs: [seam(100), [86, 37, 86, 90], [68, 34, 72, 96], [48, 41, 54, 96], [28, 49, 36, 89]],
    tip: [14, 57],
    nostril: [20, 55],
  },
}

export const TEMPERS: Record<Colour, Record<Pattern, Temper>> = {
  r: {
    // A merry fool.
    o: {
      far: { at: [38, 38], r: 11, pupil: 'round', look: [0, 2] },
      near: { at: [58, 41], r: 14, pupil: 'round', look: [-4, 2] },
      mouth: 'M20 69C30 74 46 74 60 66',
      open: 'M20 69C30 74 46 74 60 66C60 82 50 91 38 90C28 88 21 80 20 69z',
      tongue: 'M38 84C36 91 34 95 31 99',
      broad: true,
      lines: 'M30 22C33 18 38 18 41 20M52 21C56 17 62 17 66 21',
    },
    // Furious.
    s: {
      far: { at: [44, 42], r: 9.5, pupil: 'round', look: [-3, 3], lid: [-0.1, 24] },
      near: { at: [61, 45], r: 12.5, pupil: 'round', look: [-5, 3], lid: [-0.05, -26] },
      mouth: 'M19 77C28 72 42 74 56 82',
      tongue: 'M20 77C15 77 12 76 9 71M13 76.5C11 78 10 80 9 83',
    },
    // A little devil.
    d: {
      far: { at: [42, 40], r: 10, pupil: 'slit', look: [-3, 1], lid: [-0.2, 22] },
      near: { at: [61, 42], r: 13, pupil: 'slit', look: [-4, 1], lid: [-0.25, -24] },
      mouth: 'M20 66C32 74 48 75 64 66',
      open: 'M20 66C32 72 48 73 64 64C62 80 50 86 40 84C30 82 23 76 20 66z',
      teeth: 'M20 66L27 75L32 70L38 79L44 72L50 79L55 70L60 74L64 64C48 73 32 72 20 66z',
      tongue: 'M23 71C18 76 14 78 11 84L7 86M11 84L13 90',
    },
  },
  b: {
    // Dreaming with open eyes.
    o: {
      far: { at: [38, 37], r: 12, pupil: 'round', look: [-1, -5] },
      near: { at: [59, 39], r: 15, pupil: 'round', look: [-2, -6] },
      mouth: 'M22 72C30 78 40 78 48 74',
      tongue: 'M24 73C22 78 20 80 16 80',
    },
    // Too cool.
    s: {
      far: { at: [44, 42], r: 10, pupil: 'round', look: [-3, 2], lid: [0.05, 0] },
      near: { at: [61, 44], r: 13, pupil: 'round', look: [-4, 2], lid: [0.05, 0] },
      mouth: 'M20 77C34 82 48 80 58 70',
      tongue: 'M21 78C11 82 8 91 13 97C18 101 24 97 20 92',
    },
    // Dizzy.
    d: {
      far: { at: [42, 38], r: 11, pupil: 'spiral' },
      near: { at: [61, 41], r: 14, pupil: 'spiral' },
      mouth: 'M20 66C26 72 30 64 36 70C42 76 46 68 52 73',
      tongue: 'M24 68C18 72 21 78 16 82C11 86 15 91 10 96',
    },
  },
  p: {
    // Half asleep.
    o: {
      far: { at: [38, 41], r: 10.5, pupil: 'shut' },
      near: { at: [58, 43], r: 13.5, pupil: 'round', look: [-3, 5], lid: [0.3, -6] },
      mouth: 'M20 74C26 78 32 72 40 76',
      tongue: 'M26 77C24 84 24 88 22 94',
    },
    // Far above you.
    s: {
      far: { at: [45, 42], r: 9.5, pupil: 'shut' },
      near: { at: [61, 44], r: 12.5, pupil: 'shut' },
      mouth: 'M20 74C30 80 40 80 48 76',
      tongue: 'M19 73L12 77',
      nose: [13, 59],
      lines: 'M36 26C40 21 46 21 50 24M56 24C61 19 68 20 72 25',
    },
    // Up to something, licking its own eye.
    d: {
      far: { at: [42, 40], r: 10.5, pupil: 'slit', look: [4, 0], lid: [-0.1, 8] },
      near: { at: [62, 42], r: 13.5, pupil: 'slit', look: [6, 1], lid: [-0.05, 8] },
      mouth: 'M20 66C36 76 50 74 62 62',
      tongue: 'M20 64C8 60 7 47 18 41C24 38 29 37 34 38',
    },
  },
}
