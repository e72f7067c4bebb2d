// Written by `make types` from src/speeltafel/games/geister/model.py. Do not edit.

/** How a table plays Geister. */
export interface Options {
  readonly escape: 'arrow' | 'leave'
  readonly move_limit: number
  readonly repetition: boolean
  readonly disclose: boolean
}

export type Action = Place | Step | Leave

/** Decide which of your eight ghosts are good (GE-02). */
export interface Place {
  readonly type: 'place'
  readonly kinds: Kinds
}

export type Kinds = string

/** Move one of your ghosts to a neighbouring square (GE-10). */
export interface Step {
  readonly type: 'step'
  readonly origin: Square
  readonly target: Square
}

export type Square = string

/** Move a good ghost off the board through the arrow square it stands on (GE-22). */
export interface Leave {
  readonly type: 'leave'
  readonly origin: Square
}

export type News = Placed | Stepped | Departed

/** A seat has placed its ghosts; nobody learns how. */
export interface Placed {
  readonly type: 'placed'
  readonly seat: number
}

/** A ghost moved; a ghost it moved onto lies open beside the board now (GE-11). */
export interface Stepped {
  readonly type: 'stepped'
  readonly seat: number
  readonly origin: Square
  readonly target: Square
  readonly captured: Kind | null
}

export type Kind = 'E' | 'G'

/** A good ghost left the board (GE-22). */
export interface Departed {
  readonly type: 'departed'
  readonly seat: number
  readonly origin: Square
}

/** What a viewer may know: every ghost in the order of its start square, seat 0's first, and all that is public. */
export interface View {
  readonly options: Options
  readonly turn: number
  readonly placed: readonly [boolean, boolean]
  readonly spots: readonly string[]
  readonly kinds: string
  readonly moves: number
  readonly last: Step | Leave | null
  readonly end: End | null
}

/** How the game ended: the message ``result-<reason>``, its rule, and who won, if anybody did. */
export interface End {
  readonly reason: string
  readonly rule: string
  readonly winner: number | null
}

/** An offer that simply lists its acts; with ``warning``, the words key of what to ask before each of some acts. */
export interface Listed {
  readonly type: 'listed'
  readonly acts: readonly Action[]
  readonly warnings: readonly (readonly [number, string])[]
}

/** What a seat that is asked may do. */
export type Offer = Listed
