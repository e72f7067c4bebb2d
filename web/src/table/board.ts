/** What a board gets from its page and gives back to it. A board draws a view and filters an offer; it decides no rule. */

import type { Component } from 'svelte'
import type { Say } from '../words'

export type { Say } from '../words'

export type Seat = number

/** Where something can lie: `b3`, `lizzy:2/head`, `pile:common`. A board names its own. */
export type Place = string

/** A seat as boards show it; its mark and colour follow from its number (`look/marks.ts`, `--seat-0`). */
export interface SeatCard {
  readonly name: string
  /** The strength of the bot on it; null: a person. */
  readonly bot: string | null
  readonly present: boolean
}

export interface BoardProps<View, Offer, Action> {
  /** What this viewer may know, and nothing else. */
  view: View
  /** Null: not asked, watching, looking back. */
  offer: Offer | null
  /** Which seat lies at the bottom; null: nobody's own, seat 0 does. */
  me: Seat | null
  /** Never taken from the view. */
  seats: readonly SeatCard[]
  /** Sent, not yet answered. */
  pending: Action | null
  /** What happened last, for a board that leaves it readable on the table: since the own last act, or by the last one. */
  heard?: readonly { readonly type: string }[]
  /** Only ever with something the offer holds. */
  act: (action: Action) => void
  /** "Why not?": the table shows the server's refusal; nothing is played. */
  ask: (action: Action) => void
  /** A composed act that waits for the one confirm; null: there is none. */
  draft: (made: Draft<Action> | null) => void
  /** Words of the game, then of its kit, then the platform's. */
  say: Say
  /** Where a half-made act outlives the page; without it, it does not. */
  keep?: DraftKeep
}

/** Keeps a half-made act of one seat at one table (`draft.ts`). */
export interface DraftKeep {
  /** What was kept last, if `fits` knows it again; else null. */
  read<Made>(fits: (kept: unknown) => kept is Made): Made | null
  /** Keep it; null forgets it. */
  write(made: unknown): void
}

/** A composed act, for the confirm bar. */
export interface Draft<Action> {
  /** Null: not complete yet. */
  action: Action | null
  hint: string
  warning?: string
  /** Takes the last step back; without it there is nothing to take back. */
  undo?: () => void
}

/**
 * How one thing goes from one place to another. `face` is drawn by the game's `Face`: plain values, no id needed.
 * What should `return` is seen to go from `to` to `from`, to stay a moment, and to come back.
 */
export interface Motion<Face> {
  from: Place
  to: Place
  face: Face
  how: 'move' | 'turn' | 'take' | 'return' | 'appear' | 'mark'
}

/** An offer that lists its acts (`core.game.Listed`); a warning is the words key to ask before that act is sent. */
export interface Listed<Action> {
  readonly type: 'listed'
  readonly acts: readonly Action[]
  readonly warnings: readonly (readonly [number, string])[]
}

/** What `games/<game>/index.ts` exports; it is loaded when a table of that game opens. */
export interface GameClient<View, Offer, Action, News, Face> {
  id: string
  Board: Component<BoardProps<View, Offer, Action>>
  /** Draws a face of a motion in a 100 by 100 box, as SVG. */
  Face: Component<{ face: Face }>
  /** Beats, one after another, of things that move at the same time. Pure. */
  motions: (news: readonly News[], was: View, now: View) => readonly (readonly Motion<Face>[])[]
  /** What a player may set for this game alone, in the table's menu. */
  Settings?: Component<{ say: Say }>
  /** What these options come to with so many players, said under them before the game. */
  SetUp?: Component<{ seats: number; held: (option: string) => unknown; say: Say }>
  /** Drawn positions for the gallery. */
  fixtures: () => Promise<Record<string, Fixture<View, Offer, News>>>
}

/** A drawn position (`tests/games/<game>/fixtures.py`). */
export interface Fixture<View, Offer, News> {
  readonly viewer: Seat | null
  readonly names: readonly string[]
  readonly view: View
  readonly offer: Offer | null
  readonly news: readonly News[]
  readonly before: View
}

// biome-ignore lint/suspicious/noExplicitAny: a page hosts any game's board; its types are the game's own business
export type AnyGameClient = GameClient<any, any, any, any, any>

const found = import.meta.glob<{ default: AnyGameClient }>('../games/*/index.ts')

/** The games that have a board of their own; the others are played by `look/PlainBoard.svelte`. */
export const gamesWithBoard: readonly string[] = Object.keys(found).map((path) => path.split('/')[2] ?? '')

/** The client of a game, or null if it has no board of its own. */
export async function loadGame(id: string): Promise<AnyGameClient | null> {
  const load = found[`../games/${id}/index.ts`]
  return load ? (await load()).default : null
}
