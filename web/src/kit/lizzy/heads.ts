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
  /** More lines of ink: brows, folds. */
  readonly lines?: string
}

/** `until` is how far the pattern runs from the neck; `snout` is where one more figure sits, and how large. */
export const SKULLS: Record<Pattern, { ribs: readonly Rib[]; tip: Point; until: number; snout: [s: number, size: number] }> = {
  o: {
    ribs: [seam(100), [84, 39, 86, 90], [64, 34, 68, 97], [42, 37, 44, 98], [23, 50, 25, 91]],
    tip: [14, 69],
    until: 50,
    snout: [74, 0.5],
  },
  s: {
    ribs: [seam(100), [84, 38, 86, 88], [66, 35, 70, 92], [48, 43, 52, 92], [30, 55, 32, 88]],
    tip: [14, 72],
    until: 50,
    snout: [72, 0.7],
  },
  d: {
    ribs: [seam(100), [86, 37, 86, 90], [68, 34, 72, 96], [48, 41, 54, 96], [28, 49, 36, 89]],
    tip: [14, 57],
    until: 50,
    snout: [74, 0.5],
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
      tongue: 'M36 84C32 92 27 98 21 104',
    },
    // Furious.
    s: {
      far: { at: [44, 42], r: 9.5, pupil: 'round', look: [-3, 3], lid: [-0.1, 24] },
      near: { at: [61, 45], r: 12.5, pupil: 'round', look: [-5, 3], lid: [-0.05, -26] },
      mouth: 'M19 77C28 72 42 74 56 82',
      tongue: 'M17 74L4 66M10 70L3 74',
    },
    // A little devil.
    d: {
      far: { at: [42, 40], r: 10, pupil: 'slit', look: [-3, 1], lid: [-0.2, 22] },
      near: { at: [61, 42], r: 13, pupil: 'slit', look: [-4, 1], lid: [-0.25, -24] },
      mouth: 'M20 66C32 74 48 75 64 66',
      open: 'M20 66C32 72 48 73 64 64C62 80 50 86 40 84C30 82 23 76 20 66z',
      teeth: 'M20 66L27 75L32 70L38 79L44 72L50 79L55 70L60 74L64 64C48 73 32 72 20 66z',
      tongue: 'M22 72C16 78 12 78 8 88M10 82L4 80',
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
      tongue: 'M20 77C10 82 6 92 12 98C18 102 24 98 20 92',
    },
    // Dizzy.
    d: {
      far: { at: [42, 38], r: 11, pupil: 'spiral' },
      near: { at: [61, 41], r: 14, pupil: 'spiral' },
      mouth: 'M20 66C26 72 30 64 36 70C42 76 46 68 52 73',
      tongue: 'M24 68C18 72 20 78 14 82C8 86 12 92 6 96',
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
      mouth: 'M24 80C32 76 40 78 46 76',
      tongue: 'M20 76L10 84',
    },
    // Up to something, licking its own eye.
    d: {
      far: { at: [42, 40], r: 10.5, pupil: 'slit', look: [4, 0], lid: [-0.1, 8] },
      near: { at: [62, 42], r: 13.5, pupil: 'slit', look: [6, 1], lid: [-0.05, 8] },
      mouth: 'M20 66C36 76 50 74 62 62',
      tongue: 'M20 64C8 60 6 46 18 40C24 37 30 37 34 38',
    },
  },
}
