/** The back of a card as path data: three ribbons, one a pattern, woven over and under. */

import type { Pattern } from './cards'
import { at, CARD, circle, type Point, polygon } from './skin'

export interface Weave {
  readonly ribbons: Record<Pattern, string>
  readonly cuts: Record<Pattern, string>
  readonly edges: string
}

const [COLUMNS, ROWS] = [4, 5]
const CELL = 22
const RIBBON = 17

type Place = (along: number, across: number) => Point

const WOVEN: Record<Pattern, (place: Place) => string> = {
  o: (place) => circle(place(-4.5, -2.5), 4.6) + circle(place(5.5, 3.5), 2.6),
  s: (place) => [-8, 0, 8].map((s) => band(place, s - 2, s + 2)).join(''),
  d: (place) => polygon([place(-10, 0), place(0, -6.8), place(10, 0), place(0, 6.8)]),
}

export const WEAVE = weave()

function weave(): Weave {
  const order: readonly Pattern[] = ['o', 's', 'd']
  const ribbons: Record<Pattern, string> = { o: '', s: '', d: '' }
  const cuts: Record<Pattern, string> = { o: '', s: '', d: '' }
  let edges = ''
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const level = (row + column) % 2 === 0
      const pattern = order[(level ? row : column + 1) % 3] as Pattern
      const [x, y] = [
        CARD.width / 2 + (column - (COLUMNS - 1) / 2) * CELL,
        CARD.height / 2 + (row - (ROWS - 1) / 2) * CELL,
      ]
      const place: Place = (along, across) => (level ? [x + along, y + across] : [x + across, y + along])
      const [l, a] = [(CELL + (CELL - RIBBON) - 2) / 2, RIBBON / 2]
      ribbons[pattern] += polygon([place(-l, -a), place(l, -a), place(l, a), place(-l, a)])
      edges += `M${at(place(-l, -a))}L${at(place(l, -a))}M${at(place(-l, a))}L${at(place(l, a))}`
      cuts[pattern] += WOVEN[pattern](place)
    }
  }
  return { ribbons, cuts, edges }
}

function band(place: Place, from: number, to: number): string {
  const half = RIBBON / 2
  return polygon([place(from, -half), place(to, -half), place(to, half), place(from, half)])
}
