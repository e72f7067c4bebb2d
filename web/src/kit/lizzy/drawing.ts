/** What is drawn on each card, as path data: made once for a face, then kept. */

import { BACKS, GAITS, type Leg } from './bodies'
import type { Colour, Face, Part, Pattern } from './cards'
import { type Eye, SKULLS, TEMPERS, type Temper } from './heads'
import { type Cut, patternOn } from './patterns'
import { at, type Point, ribsAlong, short, type Skin, skinOver } from './skin'
import { SPINES, taper } from './tails'

/** The middle lines of a pair of legs: what is thick of them, and what is thin. */
export interface Limbs {
  readonly thighs: string
  readonly shins: string
}

export interface Drawing {
  readonly skin: Skin
  readonly pattern: Cut
  /** The side that the light does not reach. */
  readonly shade: string
  readonly near: Limbs | null
  readonly far: Limbs | null
  readonly temper: Temper | null
}

const drawn = new Map<string, Drawing>()

/** The drawing of a face; gold or not is the same animal. */
export function drawingOf(face: Face): Drawing {
  const name = face.part + face.colour + face.pattern
  const found = drawn.get(name) ?? draw(face)
  drawn.set(name, found)
  return found
}

function draw({ part, colour, pattern }: Face): Drawing {
  const skin = skinOf(part, colour, pattern)
  switch (part) {
    case 'h': {
      const { until, snout } = SKULLS[pattern]
      return { ...painted(skin, patternOn(skin, pattern, 0, until, snout)), temper: TEMPERS[colour][pattern] }
    }
    case 'b': {
      const { near, far } = GAITS[colour]
      return { ...painted(skin, patternOn(skin, pattern, 1, skin.length)), near: limbs(near), far: limbs(far) }
    }
    case 't':
      return painted(skin, patternOn(skin, pattern, 1, skin.length - 5))
  }
}

/** The shape of a part, without legs, face and pattern. */
export function skinOf(part: Part, colour: Colour, pattern: Pattern): Skin {
  if (part === 'h') return skinOver(SKULLS[pattern].ribs, SKULLS[pattern].tip)
  if (part === 'b') return skinOver(BACKS[pattern])
  const { ribs, tip } = ribsAlong(SPINES[colour][pattern], taper, 12)
  return skinOver(ribs, tip)
}

function painted(skin: Skin, pattern: Cut): Drawing {
  return { skin, pattern, shade: skin.patch(0, skin.length, 0.58, 1), near: null, far: null, temper: null }
}

function limbs(legs: readonly Leg[]): Limbs {
  return {
    thighs: legs.map(([hx, hy, kx, ky]) => `M${hx} ${hy}L${kx} ${ky}`).join(''),
    shins: legs.map(([, , kx, ky, ax, ay]) => `M${kx} ${ky}L${ax} ${ay}m1 3l-9 1m8-1l-2 2m2-2l5 2`).join(''),
  }
}

/** The lid of an eye: what of it lies above a slanting line. */
export function lidOf({ at: [x, y], r, lid }: Eye): string {
  if (!lid) return ''
  const [low, slant] = lid
  const turn = (slant * Math.PI) / 180
  const half = Math.acos(-low)
  const on = (angle: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  const [from, to] = [on(-Math.PI / 2 - half + turn), on(-Math.PI / 2 + half + turn)]
  return `M${at(from)}A${short(r)} ${short(r)} 0 ${half > Math.PI / 2 ? 1 : 0} 1 ${at(to)}z`
}
