/** What is drawn on each card, as path data: made once for a face, then kept. */

import { BACKS, GAITS, type Leg } from './bodies'
import type { Colour, Face, Part, Pattern } from './cards'
import { type Eye, SKULLS, TEMPERS, type Temper } from './heads'
import { type Cut, patternOn, patternOnHead } from './patterns'
import { at, circle, type Point, polygon, type Rib, ribsAlong, type Skin, seam, short, skinOver } from './skin'
import { SPINES, taper } from './tails'

export interface Drawing {
  readonly skin: Skin
  readonly pattern: Cut
  /** The side that the light does not reach. */
  readonly shade: string
  /** The legs on this side, and those on the other. */
  readonly near: string
  readonly far: string
  readonly temper: Temper | null
  readonly nostril: string
  /** What a tail ends in, besides its tip. */
  readonly end: string
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
      const cut = patternOnHead(skin, pattern, SKULLS[pattern].snout)
      return { ...painted(skin, cut), temper: TEMPERS[colour][pattern], nostril: nostril(pattern, colour) }
    }
    case 'b': {
      const { near, far } = GAITS[colour]
      return { ...painted(skin, patternOn(skin, pattern, 1, skin.length)), near: legs(near, 1), far: legs(far, 0.72) }
    }
    case 't':
      return { ...painted(skin, patternOn(skin, pattern, 1, skin.length - 5)), end: pattern === 'd' ? spade(skin) : '' }
  }
}

/** The shape of a part, without legs, face and pattern. */
export function skinOf(part: Part, colour: Colour, pattern: Pattern): Skin {
  if (part === 'h') return skinOver(SKULLS[pattern].ribs, TEMPERS[colour][pattern].nose ?? SKULLS[pattern].tip)
  if (part === 'b') return skinOver(BACKS[pattern])
  const { ribs, tip } = ribsAlong(SPINES[colour][pattern], taper, 12, seam(0))
  return skinOver(ribs, tip)
}

function painted(skin: Skin, pattern: Cut): Drawing {
  return {
    skin,
    pattern,
    shade: skin.patch(0, skin.length, 0.58, 1),
    near: '',
    far: '',
    temper: null,
    nostril: '',
    end: '',
  }
}

function nostril(pattern: Pattern, colour: Colour): string {
  const { nostril: place, tip } = SKULLS[pattern]
  const [, lifted] = TEMPERS[colour][pattern].nose ?? tip
  return circle([place[0], place[1] + (lifted - tip[1]) / 2], 1.7)
}

/** Legs as shapes: a thigh that tapers to the ankle, and a foot with three round toes. */
function legs(all: readonly Leg[], stout: number): string {
  return all.map((leg) => limb(leg, stout) + foot(leg, stout)).join('')
}

function limb([hx, hy, kx, ky, ax, ay]: Leg, stout: number): string {
  const line: Point[] = [
    [hx, hy],
    [kx, ky],
    [ax, ay],
  ]
  const { ribs, tip } = ribsAlong(line, (part) => (20 - 11 * part) * stout, 5)
  const [ux, uy, lx, ly] = ribs[0] as Rib
  return `${skinOver(ribs, tip).whole}${circle([(ux + lx) / 2, (uy + ly) / 2], 10 * stout)}`
}

function foot([, , , , ax, ay]: Leg, stout: number): string {
  const toes: Point[] = [
    [ax - 5.5 * stout, ay + 3],
    [ax + 0.5, ay + 4.5],
    [ax + 5.5 * stout, ay + 3],
  ]
  return toes.map((toe) => circle(toe, 3.4 * stout + 0.6)).join('') + circle([ax, ay], 5 * stout)
}

/** A diamond on the tip of a tail. */
function spade(skin: Skin): string {
  const [x, y] = skin.spot(skin.length, 0)
  const [bx, by] = skin.spot(skin.length - 4, 0)
  const long = Math.hypot(x - bx, y - by)
  const [dx, dy] = [(x - bx) / long, (y - by) / long]
  const place = (ahead: number, aside: number): Point => [x + dx * ahead - dy * aside, y + dy * ahead + dx * aside]
  return polygon([place(-10, 0), place(0, 8), place(11, 0), place(0, -8)])
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
