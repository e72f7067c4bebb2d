/** The cards as their names tell (DL-03): `hro` is the head, red, dots; a gold card has a star behind it, `hro*`. */

export type Card = string
export type Part = 'h' | 'b' | 't'
export type Pattern = 'o' | 's' | 'd'

/** Head, body, tail: in the order in which they lie. */
export const PARTS: readonly Part[] = ['h', 'b', 't']
/** Red, blue, purple. */
export const COLOURS = ['r', 'b', 'p'] as const
export type Colour = (typeof COLOURS)[number]
/** Dots, stripes, diamonds. */
export const PATTERNS: readonly Pattern[] = ['o', 's', 'd']

export interface Face {
  readonly part: Part
  readonly colour: Colour
  readonly pattern: Pattern
  readonly gold: boolean
}

/** What a card looks like that moves; null: closed. */
export interface CardFace {
  readonly card: Card | null
}

/** What a card shows. */
export function faceOf(card: Card): Face {
  const [part, colour, pattern] = card
  return { part: part as Part, colour: colour as Colour, pattern: pattern as Pattern, gold: card.endsWith('*') }
}
