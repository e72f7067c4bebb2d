// Written by `make types` from src/speeltafel/cli/skeleton/game/model.py. Do not edit.

/** How a table plays the game. */
export interface Options {
  readonly pebbles: number
}

/** Take so many pebbles from the heap (SK-10). */
export interface Take {
  readonly type: 'take'
  readonly count: number
}

/** A seat took pebbles. */
export interface Took {
  readonly type: 'took'
  readonly seat: number
  readonly count: number
}

/** What a viewer may know; in this game that is everything, for all viewers alike (SK-40). */
export interface View {
  readonly options: Options
  readonly turn: number
  readonly heap: number
  readonly taken: readonly number[]
  readonly end: End | null
}

/** How the game ended: the message ``result-<reason>``, its rule, and who won. */
export interface End {
  readonly reason: string
  readonly rule: string
  readonly winners: readonly number[]
}

/** An offer that simply lists its acts; with ``warning``, the words key of what to ask before each of some acts. */
export interface Listed {
  readonly type: 'listed'
  readonly acts: readonly Take[]
  readonly warnings: readonly (readonly [number, string])[]
}

/** What a seat that is asked may do. */
export type Offer = Listed

export type Action = Take

export type News = Took
