// Written by `make types` from src/speeltafel/games/zombies/model.py. Do not edit.

/** How a table plays I Love Zombies. */
export interface Options {
  readonly tiles_a_round: number
  readonly pass: 'round' | 'turn'
  readonly same_field: boolean
  readonly plan: 'any' | 'cellar' | 'garden' | 'lobby' | 'random' | 'service' | 'spa' | 'upstairs'
}

export type Action = Lay | Pass | Bonus | Decline | Skip

/** Take a tile and lay it so (ZO-11). */
export interface Lay {
  readonly type: 'lay'
  readonly tile: TileName
  readonly turn: Turn
  readonly at: Square
}

export type TileName = string

export type Turn = '0' | '0m' | '180' | '180m' | '270' | '270m' | '90' | '90m'

export type Square = string

/** Take nothing (ZO-12). */
export interface Pass {
  readonly type: 'pass'
}

/** Lay the bonus tile that a pistol has earned (ZO-30). */
export interface Bonus {
  readonly type: 'bonus'
  readonly tile: BonusName
  readonly turn: Turn
  readonly at: Square
}

export type BonusName = '1' | '2' | '3' | '3c'

/** Do without the bonus tile (ZO-30). */
export interface Decline {
  readonly type: 'decline'
}

/** The clock's own act: a pass for this turn, not for the round (ZO-50). */
export interface Skip {
  readonly type: 'skip'
}

export type News = TileLaid | BonusLaid | BonusDeclined | BonusLost | Passed | RoundEnded | RoundBegan

/** A seat took a tile and laid it; what came of it. */
export interface TileLaid {
  readonly type: 'tile_laid'
  readonly seat: number
  readonly tile: TileName
  readonly turn: Turn
  readonly at: Square
  readonly points: number
  readonly drops: number
  readonly filled: readonly string[]
  readonly rooms: number
  readonly group: number
  readonly pistol: Colour | null
  readonly lost: readonly Colour[]
  readonly in_vain: number
  readonly shape: string
  readonly colour: Colour | null
}

export type Colour = 'indigo' | 'lime' | 'orange' | 'pink' | 'teal'

/** A seat laid its bonus tile. */
export interface BonusLaid {
  readonly type: 'bonus_laid'
  readonly seat: number
  readonly tile: BonusName
  readonly squares: number
  readonly turn: Turn
  readonly at: Square
  readonly points: number
  readonly drops: number
  readonly filled: readonly string[]
  readonly rooms: number
  readonly lost: readonly Colour[]
  readonly in_vain: number
}

/** A seat does without its bonus tile. */
export interface BonusDeclined {
  readonly type: 'bonus_declined'
  readonly seat: number
}

/** A bonus tile was earned, and none fits (ZO-30). */
export interface BonusLost {
  readonly type: 'bonus_lost'
  readonly seat: number
}

/** A seat passed: of its own will, because it can place nothing, or because its time was up. */
export interface Passed {
  readonly type: 'passed'
  readonly seat: number
  readonly why: Why
  readonly out: boolean
}

export type Why = 'clock' | 'stuck' | 'will'

/** A round is over, because no tile is left or because everybody passed (ZO-13). */
export interface RoundEnded {
  readonly type: 'round_ended'
  readonly round: number
  readonly why: 'all_passed' | 'no_tiles'
  readonly left: number
}

/** New tiles lie there; ``seat`` begins (ZO-10, ZO-13). */
export interface RoundBegan {
  readonly type: 'round_began'
  readonly seat: number
  readonly round: number
  readonly tiles: readonly TileName[]
  readonly count: number
}

/** What anybody may know; all but the order of the bag. */
export interface View {
  readonly options: Options
  readonly plan: string
  readonly rooms: readonly SeenRoom[]
  readonly fields: readonly SeenField[]
  readonly layouts: readonly number[]
  readonly pool: readonly TileName[]
  readonly gone: readonly TileName[]
  readonly bag: number
  readonly round: number
  readonly opener: number
  readonly turn: number
  readonly marks: readonly Mark[]
  readonly bonus: boolean
  readonly end: End | null
}

/** A room of the plan: what it is (words ``room-<kind>``), and its squares. */
export interface SeenRoom {
  readonly kind: string
  readonly squares: string
}

/** A seat's field with its score so far and what it is made of (ZO-45). */
export interface SeenField {
  readonly tiles: readonly SeenTile[]
  readonly covered: string
  readonly drops: string
  readonly pistols: readonly SeenPistol[]
  readonly drops_left: string
  readonly rooms_left: readonly string[]
  readonly groups: readonly SeenGroup[]
  readonly filled: number
  readonly points: number
}

/** A tile on a field: its name (``T-lime``, or ``1``, ``2``, ``3``, ``3c``), its turn, and its first square. */
export interface SeenTile {
  readonly tile: string
  readonly turn: Turn
  readonly at: Square
}

/** A pistol, and whether it is still there, was covered by its own colour, or by anything else (ZO-30, ZO-31). */
export interface SeenPistol {
  readonly colour: Colour
  readonly at: Square
  readonly fate: 'earned' | 'gone' | 'there'
}

/** Tiles of one colour that hang together, as indices of the field's tiles, and what they are worth (ZO-42). */
export interface SeenGroup {
  readonly colour: Colour
  readonly tiles: readonly number[]
  readonly points: number
}

export type Mark = 'in' | 'out' | 'passed'

/** How the game ended: the message ``result-<reason>``, its rule, and a place for each seat. */
export interface End {
  readonly reason: string
  readonly rule: string
  readonly places: readonly number[]
  readonly winners: readonly number[]
}

/** What a seat may do: any of ``tiles`` wherever its shape may lie, or one of ``besides``. */
export interface Offer {
  readonly type: 'places'
  readonly tiles: readonly string[]
  readonly shapes: readonly Places[]
  readonly besides: readonly (Pass | Decline)[]
}

/** Where a shape may lie: for each of its turns, in their order, the squares where its first cell may come. */
export interface Places {
  readonly shape: string
  readonly at: readonly string[]
}
