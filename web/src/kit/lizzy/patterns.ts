/**
 * The three patterns, cut large into a skin: dots of two sizes, stripes across, diamonds along the back.
 *
 * All three keep one beat, a quarter of a card, so that a pattern goes on over a seam; where the animal grows thin the
 * beat and the figures shrink with it.
 */

import type { Pattern } from './cards'
import { circle, polygon, type Skin, THICK } from './skin'

/** The beat of all patterns at full thickness. */
export const BEAT = 25

/** Paths: what is cut out of the skin, what stays standing inside that, and what stands up on the back. */
export interface Cut {
  readonly cut: string
  readonly left: string
  readonly crest: string
}

type Figure = (skin: Skin, s: number, size: number, n: number) => Cut

const FIGURES: Record<Pattern, Figure> = { o: dots, s: stripe, d: diamond }

/**
 * The pattern on a skin from its first seam on, as far as `until` along it. `first` is the number of the first figure:
 * dots lie high and low in turn, and a head and the body behind it begin at the same seam.
 */
export function patternOn(skin: Skin, pattern: Pattern, first: number, until: number): Cut {
  const figures = beats(skin, until).map(({ s, size }, n) => FIGURES[pattern](skin, s, size, n + first))
  const all = (layer: keyof Cut): string => figures.map((figure) => figure[layer]).join('')
  return { cut: all('cut'), left: all('left'), crest: all('crest') }
}

/** The pattern on a head: from the neck to under the eye, and perhaps a last small figure on the snout. */
export function patternOnHead(skin: Skin, pattern: Pattern, snout?: readonly [s: number, size: number]): Cut {
  const [nape, cheek] = beats(skin, 2 * BEAT) as [Beat, Beat]
  const behind = FIGURES[pattern](skin, nape.s, nape.size, 0)
  const under = FIGURES[pattern](skin, cheek.s, cheek.size, 1)
  const before = snout ? FIGURES[pattern](skin, ...snout, 0).cut : ''
  return { cut: behind.cut + under.cut + before, left: behind.left + under.left, crest: behind.crest }
}

interface Beat {
  readonly s: number
  readonly size: number
}

/** The middles of the beats, and how large a figure is there: 1 at full thickness. */
function beats(skin: Skin, until: number): Beat[] {
  const beat = skin.length === until ? until / Math.round(until / BEAT) : BEAT // from seam to seam it comes out even
  const found: Beat[] = []
  let from = 0
  for (;;) {
    const size = sizeAt(skin, from + beat / 2)
    const s = from + (beat * size) / 2
    if (s + (beat * size) / 2 > until + 0.5) return found
    found.push({ s, size })
    from += beat * size
  }
}

const sizeAt = (skin: Skin, s: number): number => Math.min(1, Math.max(0.3, skin.thick(s) / THICK))

function dots(skin: Skin, s: number, size: number, n: number): Cut {
  const up = n % 2 === 0
  const large = circle(skin.spot(s, up ? -0.36 : 0.22), 8 * size)
  const small = circle(skin.spot(s, up ? 0.46 : -0.62), 4 * size)
  return { cut: large + small, left: '', crest: '' }
}

function stripe(skin: Skin, s: number, size: number): Cut {
  return { cut: skin.patch(s - 5.8 * size, s + 5.8 * size, -1, 1, 3 * size), left: '', crest: '' }
}

function diamond(skin: Skin, s: number, size: number): Cut {
  const figure = (scale: number): string =>
    polygon([
      skin.spot(s - 12.3 * size * scale, -0.12),
      skin.spot(s, -0.12 - 0.72 * scale),
      skin.spot(s + 12.3 * size * scale, -0.12),
      skin.spot(s, -0.12 + 0.72 * scale),
    ])
  const above = -1 - (21 * size) / skin.thick(s)
  return {
    cut: figure(1),
    left: size > 0.6 ? figure(0.4) : '',
    crest:
      size > 0.66
        ? polygon([skin.spot(s - 8 * size, -0.9), skin.spot(s + 3 * size, above), skin.spot(s + 8 * size, -0.9)])
        : '',
  }
}
