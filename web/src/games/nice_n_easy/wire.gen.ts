// Written by `make types` from src/speeltafel/games/nice_n_easy/model.py. Do not edit.

/** How a table plays Nice 'n Easy. */
export interface Options {
  readonly announce: boolean
  readonly cards_each: '10' | '11' | '12' | '13' | '14' | '15' | '5' | '6' | '7' | '8' | '9' | 'by_players'
  readonly double_trouble: boolean
  readonly decks: '1' | '2' | 'by_players'
}

export type Action = Lay | EndTurn

/** Lay an open card on the stack of its part, and name what it makes (NE-10, NE-11). */
export interface Lay {
  readonly type: 'lay'
  readonly card: Card
  readonly claims: readonly string[]
}

export type Card = string

/** Leave it at this, though a card could still be laid (NE-13). */
export interface EndTurn {
  readonly type: 'end_turn'
}

export type News = Laid | Mistaken | Penalised | TurnOver | Opened | Turned | Reshuffled | Reopened | Troubled

/** A card lies on the stack of its part; ``shows`` is what the Dizzy Lizzy shows now, ``said`` what was named. */
export interface Laid {
  readonly type: 'laid'
  readonly seat: number
  readonly card: Card
  readonly spoken: string
  readonly said: string
  readonly shows: string
  readonly golden: boolean
}

/** A card was laid and taken back: it would have shown ``shows``, and not what was ``said`` (NE-12). */
export interface Mistaken {
  readonly type: 'mistaken'
  readonly seat: number
  readonly card: Card
  readonly spoken: string
  readonly said: string
  readonly shows: string
}

/** A card of the common blind pile went under the player's own, unseen; ``cards`` is 0 when there was none. */
export interface Penalised {
  readonly type: 'penalised'
  readonly seat: number
  readonly cards: number
}

/** A turn ended: by a mistake, by will, because no open card fits (stuck) or none is left. */
export interface TurnOver {
  readonly type: 'turn_over'
  readonly seat: number
  readonly why: 'mistake' | 'none_left' | 'stuck' | 'will'
}

/** A player opened cards of the own blind pile (NE-14); ``count`` of them. */
export interface Opened {
  readonly type: 'opened'
  readonly seat: number
  readonly cards: readonly Card[]
  readonly count: number
}

/** Nobody laid a card for a whole round: the top card of the common blind pile lies on its stack (NE-20). */
export interface Turned {
  readonly type: 'turned'
  readonly seat: number
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly golden: boolean
}

/** The cards under the Dizzy Lizzy became the common blind pile (NE-21). */
export interface Reshuffled {
  readonly type: 'reshuffled'
  readonly cards: number
}

/** There was no card to turn: all open cards went under their owners' blind piles (NE-21). */
export interface Reopened {
  readonly type: 'reopened'
}

/** ``seat`` got the bottom card of a stack under the own blind pile, for a double of ``giver`` (NE-30). */
export interface Troubled {
  readonly type: 'troubled'
  readonly seat: number
  readonly giver: number
  readonly part: Part
}

export type Part = 'b' | 'h' | 't'

/** What anybody may know; nobody looks into a blind pile, so all see the same. */
export interface View {
  readonly options: Options
  readonly turn: number
  readonly lizzy: readonly [Card | null, Card | null, Card | null]
  readonly shows: readonly Combination[]
  readonly golden: boolean
  readonly stacks: readonly [number, number, number]
  readonly pile: number
  readonly players: readonly Player[]
  readonly laid: number
  readonly idle: number
  readonly turns: number
  readonly reopened: boolean
  readonly passed_at_start: readonly number[]
  readonly end: End | null
}

/** The four ways to be valid (DL-11), by the names that players call. */
export type Combination = 'colours_same' | 'colours_different' | 'patterns_same' | 'patterns_different'

/** What everybody sees of a player. */
export interface Player {
  readonly open: readonly Card[]
  readonly blind: number
}

/** How the game ended: the message ``result-<reason>``, its rule, and who won, if anybody did. */
export interface End {
  readonly reason: string
  readonly rule: string
  readonly winners: readonly number[]
}

/** What the seat to act may do; with ``naming`` every card with any of the four named, right or wrong. */
export interface Offer {
  readonly type: 'offer'
  readonly cards: readonly Card[]
  readonly naming: boolean
  readonly may_end: boolean
}
