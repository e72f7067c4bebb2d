/** The ground of a card as path data: what lies behind the animal, the frame round it, and the sign in its corner. */

import type { Part, Pattern } from './cards'
import { CARD, circle, type Point, polygon, SEAM, THICK } from './skin'

/** Frames lie half a line inside the card. */
const IN = 1.5
const { width: W, height: H, round: R } = CARD

/** Where the earth begins; from here down it goes on from card to card. */
const HORIZON = 101

/**
 * Fills end under the middle of the frame, so that no light edge shows round a card at night. Only the animal reaches
 * the very edge.
 */
const [LEFT, RIGHT] = [IN, W - IN]

/** The sky, from frame to frame. */
export const SKY = rounded(IN)

/** Far hills; they meet at the seams. */
export const HILLS: Record<Part, string> = {
  h: `M${LEFT} 88C20 88 26 70 46 70S74 88 ${RIGHT} 88V${HORIZON}H${LEFT}z`,
  b: `M${LEFT} 88C28 88 40 78 56 78S84 88 ${RIGHT} 88V${HORIZON}H${LEFT}z`,
  t: `M${LEFT} 88C26 88 44 62 66 62S92 78 ${RIGHT} 88V${HORIZON}H${LEFT}z`,
}

/** The earth with the card's lower corners. */
export const EARTH = `M${LEFT} ${HORIZON}H${RIGHT}V${H - R}a${R - IN} ${R - IN} 0 0 1-${R - IN} ${R - IN}H${R}a${R - IN} ${R - IN} 0 0 1-${R - IN}-${R - IN}z`

/** Rays from the middle of the animal, to the very edge of the card. */
export const RAYS = rays(20)

/** Four-pointed gleams in the free corners of each part. */
export const GLEAMS: Record<Part, string> = {
  h: gleam(86, 20, 9) + gleam(72, 11, 4.5),
  b: gleam(84, 18, 9) + gleam(70, 11, 4.5) + gleam(50, 22, 4.5),
  t: gleam(26, 30, 8) + gleam(38, 20, 4.5),
}

/** The card's edge; where a neighbour is joined, the line leaves the animal free. */
export function frame(left: boolean, right: boolean): string {
  const [far, low] = [W - IN, H - IN]
  const r = R - IN
  const side = (joined: boolean, first: number, last: number): string =>
    joined ? `V${first < last ? SEAM.top : SEAM.bottom}m0 ${first < last ? THICK : -THICK}V${last}` : `V${last}`
  return (
    `M${R} ${IN}H${W - R}A${r} ${r} 0 0 1 ${far} ${R}${side(right, R, H - R)}A${r} ${r} 0 0 1 ${W - R} ${low}` +
    `H${R}A${r} ${r} 0 0 1 ${IN} ${H - R}${side(left, H - R, R)}A${r} ${r} 0 0 1 ${R} ${IN}`
  )
}
/** The outline of a card seen from the side in a pile, with the light line on it inside the card. */
export const EDGE = rounded(0.5)

/** The window of a back, through which the weave shows. */
export const PANE = 'M15 10H85a5 5 0 0 1 5 5V105a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z'

/** The sign of a pattern in a 16 by 16 box. */
export const SIGNS: Record<Pattern, string> = {
  o: circle([5.5, 5.5], 4.6) + circle([12, 12], 3),
  s: 'M1 1h3.4v14H1zM6.3 1h3.4v14H6.3zM11.6 1H15v14h-3.4z',
  d: 'M8 0L15 8L8 16L1 8zM8 5L5.4 8L8 11L10.6 8z',
}

/** The card's outline, or one that lies `inside` it. */
function rounded(inside: number): string {
  const [far, low, r] = [W - inside, H - inside, R - inside]
  const corner = `A${r} ${r} 0 0 1 `
  return (
    `M${R} ${inside}H${W - R}${corner}${far} ${R}V${H - R}${corner}${W - R} ${low}` +
    `H${R}${corner}${inside} ${H - R}V${R}${corner}${R} ${inside}z`
  )
}

function rays(count: number): string {
  const middle: Point = [W / 2, (SEAM.top + SEAM.bottom) / 2]
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, n) =>
    polygon([middle, toEdge(middle, (n + 0.1) * step), toEdge(middle, (n + 0.6) * step)]),
  ).join('')
}

/** Where a ray leaves the sky of the card. */
function toEdge([x, y]: Point, angle: number): Point {
  const at = (reach: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  let reach = W
  while (!inSky(at(reach))) reach -= 0.5
  return at(reach)
}

function inSky([x, y]: Point): boolean {
  const [aside, above] = [Math.abs(x - W / 2) - (W / 2 - R), R - y]
  if (aside > 0 && above > 0) return Math.hypot(aside, above) <= R - IN
  return aside <= R - IN && above <= R - IN && y <= HORIZON
}

function gleam(x: number, y: number, r: number): string {
  const waist = r * 0.22
  const points = Array.from({ length: 8 }, (_, n): Point => {
    const reach = n % 2 === 0 ? r : waist
    return [x + reach * Math.cos((n * Math.PI) / 4), y + reach * Math.sin((n * Math.PI) / 4)]
  })
  return polygon(points)
}

/** A pile's edges: as many as it has cards under the top one, up to `MOST_EDGES`. */
export const MOST_EDGES = 4
export const EDGE_STEP = 3.2
export const edgesOf = (height: number): number => Math.max(0, Math.min(MOST_EDGES, Math.ceil((height - 1) / 2)))
