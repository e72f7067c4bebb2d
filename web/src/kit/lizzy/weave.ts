/** The back of a card as path data: three ribbons, one a pattern, woven over and under. */

import type { Pattern } from './cards'
import { at, CARD, circle, type Point, polygon } from './skin'

export interface Weave {
  readonly ribbons: Record<Pattern, string>
  readonly cuts: Record<Pattern, string>
  readonly edges: string
}

const CELL = 18
const RIBBON = 14

const WOVEN: Record<Pattern, (place: (along: number, across: number) => Point) => string> = {
  o: (place) => circle(place(-4, -2), 3.6) + circle(place(4.5, 3), 2),
  s: (place) =>
    [-7, 0, 7]
      .map((s) =>
        polygon([
          place(s - 1.7, -RIBBON / 2),
          place(s + 1.7, -RIBBON / 2),
          place(s + 1.7, RIBBON / 2),
          place(s - 1.7, RIBBON / 2),
        ]),
      )
      .join(''),
  d: (place) => polygon([place(-8, 0), place(0, -5.5), place(8, 0), place(0, 5.5)]),
}

export const WEAVE = weave()

function weave(): Weave {
  const order: readonly Pattern[] = ['o', 's', 'd']
  const ribbons: Record<Pattern, string> = { o: '', s: '', d: '' }
  const cuts: Record<Pattern, string> = { o: '', s: '', d: '' }
  let edges = ''
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const level = (row + column) % 2 === 0
      const pattern = order[(level ? row : column + 1) % 3] as Pattern
      const [x, y] = [CARD.width / 2 + (column - 2) * CELL, CARD.height / 2 + (row - 2.5) * CELL]
      const place = (along: number, across: number): Point =>
        level ? [x + along, y + across] : [x + across, y + along]
      const [l, a] = [(CELL + (CELL - RIBBON) - 2) / 2, RIBBON / 2]
      ribbons[pattern] += polygon([place(-l, -a), place(l, -a), place(l, a), place(-l, a)])
      edges += `M${at(place(-l, -a))}L${at(place(l, -a))}M${at(place(-l, a))}L${at(place(l, a))}`
      cuts[pattern] += WOVEN[pattern](place)
    }
  }
  return { ribbons, cuts, edges }
}
