/** A zombie as it is drawn: its body in a few paths, each of which has one look, turned as its tile is. */

import { shapeOf, waysOf } from '../ways'
import { bodyOf, type Limb, type Point } from './body'
import { bead, brought, type Move, moved } from './path'
import { turning } from './turning'

const HAND = 'M-8-8C2-9 4-13 8-12S10-7 8-5C16-6 16-1 10-1C17 1 15 6 9 4C12 9 9 12 6 10C1 9-2 8-8 8Z'
const SHOE = 'M-6-5H5C12-6 14-3 14 0S12 6 5 5H-6Z'
const TOE = 'M8-4.6C11-4.2 12.6-2 12.6 0S11 4.2 8 4.6Z'
const LACE = 'M1-3.5V3.5'
const SEAM = 'M-24 0H-3'
const HEM = 'M-2-12L3-8L-1-4L3 0L-1 4L3 8L-2 12'
const SLEEVE = 'M-9-6H-4L-2-3L-4-1L-2 2L-4 6H-9Z'

/** The parts of a body, in the order in which they are painted. */
export interface Figure {
  readonly ground: string
  /** The outline of trunk and limbs, drawn with a thick line. */
  readonly ink: string
  /** The outlines of hands and shoes. */
  readonly line: string
  readonly flesh: string
  readonly hands: string
  readonly clothes: string
  readonly shoes: string
  readonly toes: string
  /** Hems, laces and seams. */
  readonly stitches: string
  /** Short arms at the shoulders. */
  readonly arms: string
  readonly sleeves: string
  readonly head: Point
}

const figures = new Map<string, Figure>()

/** How the tile is drawn in that way of it, its first cell at the origin; found once. */
export function figureOf(tile: string, way: number): Figure {
  const name = `${shapeOf(tile)} ${way}`
  const known = figures.get(name)
  if (known) return known
  const figure = drawn(shapeOf(tile), way)
  figures.set(name, figure)
  return figure
}

function drawn(shape: string, way: number): Figure {
  const body = bodyOf(shape)
  const turned = turning(shape, waysOf(shape)[way]?.turn ?? '0')
  const laid = (path: string): string => moved(path, turned)
  const each = (path: string, moves: readonly Move[]): string => moves.map((move) => laid(moved(path, move))).join('')
  const at = (limbs: readonly Limb[], scale = 1): Move[] => limbs.map((limb) => brought(limb, scale))
  // Both feet at one end stand side by side.
  const pair = body.feet.length === 1 ? body.feet[0] : undefined
  const shoes = pair
    ? [-6.4, 6.4].map((aside) => beside(pair, aside))
    : body.feet.map((limb) => brought(limb, 1.15, 1.5))
  const trunk = (radius: number): string => body.trunk.map((middle) => bead(middle, radius)).join('')
  return {
    ground: laid(body.ground),
    ink: laid(body.flesh + trunk(2.2)),
    line: each(HAND, at(body.hands)) + each(SHOE, shoes),
    flesh: laid(body.flesh),
    hands: each(HAND, at(body.hands)),
    clothes: laid(body.clothes + trunk(2.5)),
    shoes: each(SHOE, shoes),
    toes: each(TOE, shoes),
    stitches:
      each(HEM, at(body.hems)) + each(LACE, shoes) + (pair && body.hems.length > 0 ? each(SEAM, at([pair])) : ''),
    arms: each(HAND, at(body.arms, 0.72)),
    sleeves: each(SLEEVE, at(body.arms)),
    head: turned(body.head),
  }
}

function beside(limb: Limb, aside: number): Move {
  const bring = brought(limb)
  return ({ x, y }) => bring({ x, y: y + aside })
}
