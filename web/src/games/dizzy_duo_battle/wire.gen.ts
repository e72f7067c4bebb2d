// Written by `make types` from src/speeltafel/games/dizzy_duo_battle/model.py, src/speeltafel/games/dizzy_duo_battle/power.py. Do not edit.

/** How a table plays Dizzy Duo Battle. */
export interface Options {
  readonly lives: number
  readonly settle: 'battle' | 'round'
  readonly lifeline: boolean
  readonly scoring: 'lives' | 'points'
  readonly target: number
  readonly round_limit: number
  readonly open_battles: boolean
  readonly head_attack: boolean
  readonly decks: '1' | '2' | 'by_players'
}

export type Action = Take | Lay | Attack | Fight | ComeBack | StayOut | Pass

/** Take the top card of the open or of the blind pile (DB-20). */
export interface Take {
  readonly type: 'take'
  readonly pile: PileName
}

export type PileName = 'blind' | 'open'

/** Lay one of the seven cards on the open pile (DB-20). */
export interface Lay {
  readonly type: 'lay'
  readonly card: Card
}

export type Card = string

/** Lay a blind card face down on the open pile and call the attack (DB-31, DB-53). */
export interface Attack {
  readonly type: 'attack'
}

/** Battle this defender next (DB-32). */
export interface Fight {
  readonly type: 'fight'
  readonly defender: number
}

/** Use the one lifeline (DB-50). */
export interface ComeBack {
  readonly type: 'come_back'
}

/** Let the lifeline go (DB-50). */
export interface StayOut {
  readonly type: 'stay_out'
}

/** The clock takes the blind card and lays it back (DB-24); nobody else may. */
export interface Pass {
  readonly type: 'pass'
}

export type News = Took | Laid | Reshuffled | Attacked | Showed | Fought | Scored | Fell | SaidBack | SaidOut | CameBack | NobodyAttacked | Dealt

/** A seat took a card; which one is known to all from the open pile, else to that seat alone (DB-23). */
export interface Took {
  readonly type: 'took'
  readonly seat: number
  readonly pile: PileName
  readonly card: Card | null
  readonly spoken: string | null
}

/** A seat laid a card on the open pile. */
export interface Laid {
  readonly type: 'laid'
  readonly seat: number
  readonly card: Card
  readonly spoken: string
}

/** The open pile but for its top card became the blind pile (DB-22). */
export interface Reshuffled {
  readonly type: 'reshuffled'
  readonly cards: number
}

/** A seat called the attack and showed its hand (DB-31, DB-32). */
export interface Attacked {
  readonly type: 'attacked'
  readonly seat: number
  readonly power: number
  readonly duo: Duo
}

/** Cards laid out at their strongest: two Lizzies, one or none, what is left over, and what each thing counts. */
export interface Duo {
  readonly lizzies: readonly (readonly [Card, Card, Card])[]
  readonly rest: readonly Card[]
  readonly power: number
  readonly lines: readonly Points[]
}

/** One line of a score: the words key ``points-<what>``, how many, and the rule they come from. */
export interface Points {
  readonly what: string
  readonly points: number
  readonly rule: string
  readonly args: { readonly [key: string]: string | number }
}

/** A defender showed its hand, for its battle or with all others (DB-32, DB-52). */
export interface Showed {
  readonly type: 'showed'
  readonly seat: number
  readonly power: number
  readonly duo: Duo
}

/** A battle was decided (DB-33); ``seat`` won it, nobody at equal powers. */
export interface Fought {
  readonly type: 'fought'
  readonly seat: number | null
  readonly attacker: number
  readonly defender: number
  readonly attack: number
  readonly defence: number
}

/** Lives or points of a seat changed (DB-33, DB-34, DB-51). */
export interface Scored {
  readonly type: 'scored'
  readonly seat: number
  readonly how: 'even' | 'gain' | 'loss'
  readonly amount: number
  readonly score: number
  readonly scoring: 'lives' | 'points'
  readonly rule: string
}

/** A seat has no lives left (DB-34). */
export interface Fell {
  readonly type: 'fell'
  readonly seat: number
}

/** A seat wants to come back by its lifeline (DB-50). */
export interface SaidBack {
  readonly type: 'said_back'
  readonly seat: number
}

/** A seat lets its lifeline go (DB-50). */
export interface SaidOut {
  readonly type: 'said_out'
  readonly seat: number
}

/** A seat is in the game again (DB-50). */
export interface CameBack {
  readonly type: 'came_back'
  readonly seat: number
  readonly lives: number
}

/** The round ended without an attack (DB-25). */
export interface NobodyAttacked {
  readonly type: 'nobody_attacked'
  readonly turns: number
}

/** A round was dealt, the same one again after DB-25; ``seat`` begins (DB-11, DB-12). */
export interface Dealt {
  readonly type: 'dealt'
  readonly seat: number
  readonly round: number
  readonly top: Card
  readonly spoken: string
}

/** What a viewer may know. */
export interface View {
  readonly options: Options
  readonly phase: Phase
  readonly decks: number
  readonly round: number
  readonly turn: number
  readonly starter: number
  readonly seats: readonly SeenSeat[]
  readonly blind: number
  readonly open: number
  readonly top: Card | null
  readonly down: boolean
  readonly source: PileName | null
  readonly taken: Card | null
  readonly own: Own | null
  readonly assault: SeenAssault | null
  readonly asked: readonly number[]
  readonly lifeline_lives: number | null
  readonly idle: number
  readonly end: End | null
}

export type Phase = 'battles' | 'exchange' | 'lifeline' | 'over'

/** What everybody knows of a seat. */
export interface SeenSeat {
  readonly score: number
  readonly playing: boolean
  readonly turns: number
  readonly used: boolean
  readonly back: boolean
  readonly gone: Gone | null
}

/** A seat that is out for good: in which round, and its power then (DB-40). */
export interface Gone {
  readonly round: number
  readonly power: number
}

/** A seat's own hand, for its eyes alone. */
export interface Own {
  readonly hand: readonly Card[]
  readonly duo: Duo
  readonly two_lizzies: boolean
}

/** An attack as it lies open: of each seat its Duo once it is shown. */
export interface SeenAssault {
  readonly round: number
  readonly attacker: number
  readonly duos: readonly (Duo | null)[]
  readonly battles: readonly Battle[]
  readonly settled: readonly Change[]
  readonly left: readonly number[]
}

/** A battle that was fought (DB-33). */
export interface Battle {
  readonly defender: number
  readonly attack: number
  readonly defence: number
  readonly gain: number
  readonly loss: number
  readonly winner: number | null
  readonly changes: readonly Change[]
}

/** What a battle or a round did to one seat's lives or points: by how many, and what it has then (DB-33). */
export interface Change {
  readonly seat: number
  readonly change: number
  readonly score: number
}

/** How the game ended: the message ``result-<reason>`` and its rule. */
export interface End {
  readonly reason: string
  readonly rule: string
}

/** An offer that simply lists its acts; with ``warning``, the words key of what to ask before each of some acts. */
export interface Listed {
  readonly type: 'listed'
  readonly acts: readonly Action[]
  readonly warnings: readonly (readonly [number, string])[]
}

/** What a seat that is asked may do. */
export type Offer = Listed
