// Written by `make types` from src/speeltafel/games/lizzy_ghosties/model.py. Do not edit.

/** How a table plays Lizzy Ghosties. */
export interface Options {
  readonly cards_a_part: '2' | '3' | 'by_players'
  readonly decks: '1' | '2' | 'by_players'
  readonly dice: boolean
  readonly gift_events: boolean
  readonly golden_ghosts: boolean
  readonly burn_borrow: boolean
  readonly final_actions: 'both' | 'one'
}

export type Action = Steal | Give | Burn | Skip | EndTurn | EndEvent | Take | Borrow | Shift | Gather

/** Lay the top card of an opponent's pile on the own Lizzy (LG-21, LG-34). */
export interface Steal {
  readonly type: 'steal'
  readonly opponent: number
  readonly part: Part
}

export type Part = 'b' | 'h' | 't'

/** Lay the top card of an own pile on the Lizzy of the opponent who is passed (LG-22). */
export interface Give {
  readonly type: 'give'
  readonly opponent: number
  readonly part: Part
}

/** Lay the top card of an opponent's pile on the Burn Lizzy (LG-35). */
export interface Burn {
  readonly type: 'burn'
  readonly opponent: number
  readonly part: Part
}

/** Do nothing with the opponent who is passed, or visited in an event (LG-20). */
export interface Skip {
  readonly type: 'skip'
}

/** Leave it at this: all that is left of the turn is skipped (LG-20, LG-72). */
export interface EndTurn {
  readonly type: 'end_turn'
}

/** Leave it at this: all that is left of the event is skipped (LG-20). */
export interface EndEvent {
  readonly type: 'end_event'
}

/** As a Ghostie: take the top card of a living Lizzy's pile (LG-60, LG-64, LG-75). */
export interface Take {
  readonly type: 'take'
  readonly opponent: number
  readonly part: Part
}

/** As a Ghostie: borrow a head, a body and a tail from these, that make a double (LG-61, LG-75). */
export interface Borrow {
  readonly type: 'borrow'
  readonly head: number | null
  readonly body: number | null
  readonly tail: number | null
}

/** As Team Lizzies: lay the top card of this Lizzy's pile on the other Lizzy (LG-72). */
export interface Shift {
  readonly type: 'shift'
  readonly giver: number
  readonly part: Part
}

/** As Team Lizzies: lay the top card of a pile of the Burn Lizzy on this Lizzy (LG-72). */
export interface Gather {
  readonly type: 'gather'
  readonly receiver: number
  readonly part: Part
}

export type News = Stole | Gave | Burned | Took | Shifted | Gathered | Borrowed | Skipped | Fell | EventBegan | Drew | Threw | Lucky | EventEnded | TurnEnded | Shaken | FinalBegan | ExtraTurn | TeamTurnEnded | Inherited

/** ``seat`` laid a card of ``opponent`` on the own Lizzy. */
export interface Stole {
  readonly type: 'stole'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly opponent: number
}

export type Card = string

/** ``seat`` laid an own card on the Lizzy of ``opponent``. */
export interface Gave {
  readonly type: 'gave'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly opponent: number
}

/** ``seat`` laid a card of ``opponent`` on the Burn Lizzy. */
export interface Burned {
  readonly type: 'burned'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly opponent: number
}

/** Ghostie ``seat`` took a card of ``opponent``: onto its pile, or onto the borrowed body of ``owner``. */
export interface Took {
  readonly type: 'took'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly opponent: number
  readonly onto: 'body' | 'pile'
  readonly owner: number
}

/** ``seat`` of Team Lizzies laid a card of ``giver`` on the Lizzy of ``receiver``. */
export interface Shifted {
  readonly type: 'shifted'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly giver: number
  readonly receiver: number
}

/** ``seat`` of Team Lizzies laid a card of the Burn Lizzy on the Lizzy of ``receiver``. */
export interface Gathered {
  readonly type: 'gathered'
  readonly seat: number
  readonly part: Part
  readonly card: Card
  readonly spoken: string
  readonly shows: string
  readonly uncovered: Card | null
  readonly receiver: number
}

/** Ghostie ``seat`` borrowed a head, a body and a tail from these, which uncovered those (LG-61). */
export interface Borrowed {
  readonly type: 'borrowed'
  readonly seat: number
  readonly sources: readonly [number | null, number | null, number | null]
  readonly cards: readonly [Card, Card, Card]
  readonly uncovered: readonly [Card | null, Card | null, Card | null]
  readonly shows: string
}

/** ``opponent`` is passed or visited without a card moving: by will, or because no card fits (LG-20). */
export interface Skipped {
  readonly type: 'skipped'
  readonly seat: number
  readonly opponent: number
  readonly why: 'impossible' | 'will'
}

/** One part was left: ``seat`` turns its cards face down and is a Ghostie (LG-50). */
export interface Fell {
  readonly type: 'fell'
  readonly seat: number
  readonly cards: number
}

/** A double combination started an event: the ``chain``-th of its chain (LG-30, LG-37, LG-65). */
export interface EventBegan {
  readonly type: 'event_began'
  readonly seat: number
  readonly kind: EventKind
  readonly made_on: number | null
  readonly lizzy: readonly [Card | null, Card | null, Card | null]
  readonly shows: string
  readonly golden: boolean
  readonly chain: number
}

export type EventKind = 'burn' | 'ghost' | 'steal'

/** A card of the side pile decided the event, and went back (LG-31). */
export interface Drew {
  readonly type: 'drew'
  readonly seat: number
  readonly card: Card
  readonly spoken: string
  readonly won: boolean
  readonly kind: EventKind | null
}

/** The dice decided the event (LG-96). */
export interface Threw {
  readonly type: 'threw'
  readonly seat: number
  readonly cards: readonly [Card | null, Card | null, Card | null]
  readonly shows: string
  readonly won: boolean
}

/** Three gold cards won the event without a draw (LG-33, LG-63). */
export interface Lucky {
  readonly type: 'lucky'
  readonly seat: number
  readonly kind: EventKind | null
}

/** The event is over; its cards, where it was a Ghost Event, went onto the pile of ``seat`` (LG-65). */
export interface EventEnded {
  readonly type: 'event_ended'
  readonly seat: number
  readonly why: 'chained' | 'cut_off' | 'no_card_fits' | 'no_event' | 'through' | 'will'
  readonly cards: number
  readonly kind: EventKind | null
}

/** The turn of ``seat`` is over. */
export interface TurnEnded {
  readonly type: 'turn_ended'
  readonly seat: number
  readonly why: 'ghostie' | 'haunted' | 'no_card_fits' | 'through' | 'will'
}

/** A stuck round: the top card of each one's highest pile went under it (LG-95); None where nothing changed. */
export interface Shaken {
  readonly type: 'shaken'
  readonly parts: readonly (Part | null)[]
  readonly tops: readonly (Card | null)[]
}

/** Two Lizzies are left, ``lizzies``: the final phase (LG-70). */
export interface FinalBegan {
  readonly type: 'final_began'
  readonly lizzies: readonly [number, number]
}

/** A double on the Lizzy of ``seat`` earned Team Lizzies an extra turn (LG-73). */
export interface ExtraTurn {
  readonly type: 'extra_turn'
  readonly seat: number
  readonly shows: string
}

/** A turn of a team is over; ``extra``: Team Lizzies plays once more (LG-71, LG-73). */
export interface TeamTurnEnded {
  readonly type: 'team_turn_ended'
  readonly team: 'ghosties' | 'lizzies'
  readonly why: 'no_card_fits' | 'through' | 'will'
  readonly extra: boolean
}

/** The last Lizzy got all cards of the Burn Lizzy (LG-91). */
export interface Inherited {
  readonly type: 'inherited'
  readonly seat: number
  readonly cards: number
}

/** What anybody may know; nobody looks into a pile, so all see the same. */
export interface View {
  readonly options: Options
  readonly decks: number
  readonly phase: 'final' | 'ghosties' | 'lizzies' | 'over'
  readonly turn: Turn
  readonly players: readonly SeenPlayer[]
  readonly burn: SeenLizzy
  readonly borrowed: SeenLizzy | null
  readonly side: number
  readonly teams: Teams
  readonly idle: number
  readonly last_chance: boolean
  readonly turns: number
  readonly turns_at_most: number
}

export type Turn = Passing | Event | Haunting | GhostEvent | LizzyTeam | GhostTeam | Over

/** A Lizzy's turn: the other living Lizzies are passed, one after another (LG-20). */
export interface Passing {
  readonly type: 'passing'
  readonly seat: number
  readonly opponent: number
  readonly passed: readonly Visit[]
}

/** An opponent who was passed in this turn, and what was done with them. */
export interface Visit {
  readonly seat: number
  readonly what: 'gave' | 'impossible' | 'skipped' | 'stole'
}

/** A Steal Event or a Burn Event of a Lizzy, in the middle of its turn (LG-30). */
export interface Event {
  readonly type: 'event'
  readonly seat: number
  readonly kind: 'burn' | 'steal'
  readonly made_on: number | null
  readonly lizzy: readonly [Card | null, Card | null, Card | null]
  readonly draw: Draw
  readonly visits: readonly number[]
  readonly opponent: number
  readonly passed: readonly Visit[]
  readonly chain: number
}

/** How an event was decided (LG-31 to LG-33, LG-63, LG-96). */
export interface Draw {
  readonly how: 'drawn' | 'golden' | 'thrown'
  readonly cards: readonly Card[]
  readonly won: boolean
}

/** A Ghostie's turn: take one card, or borrow a body (LG-60, LG-61). */
export interface Haunting {
  readonly type: 'haunting'
  readonly seat: number
  readonly took: boolean
}

/** A Ghost Event of a Ghostie with a borrowed body (LG-63); in the final phase of its whole team (LG-71). */
export interface GhostEvent {
  readonly type: 'ghost_event'
  readonly seat: number
  readonly lizzy: readonly [Card | null, Card | null, Card | null]
  readonly draw: Draw
  readonly visits: readonly number[]
  readonly chain: number
}

/** A turn of Team Lizzies in the final phase (LG-72). */
export interface LizzyTeam {
  readonly type: 'lizzy_team'
  readonly shifted: boolean
  readonly gathered: boolean
  readonly extra: boolean
  readonly earned: readonly Earned[]
}

/** A combination that earned an extra turn (LG-73). */
export interface Earned {
  readonly seat: number
  readonly lizzy: readonly [Card | null, Card | null, Card | null]
}

/** A turn of Team Ghosties in the final phase (LG-75). */
export interface GhostTeam {
  readonly type: 'ghost_team'
  readonly took: boolean
}

/** The game is over: the message ``result-<reason>``, its rule, and who won, if anybody did. */
export interface Over {
  readonly type: 'over'
  readonly reason: string
  readonly rule: string
  readonly winners: readonly number[]
  readonly fallen: readonly number[]
}

/** What everybody sees of a player. */
export interface SeenPlayer {
  readonly lizzy: SeenLizzy | null
  readonly pile: number
  readonly cards: number
}

/** A Lizzy as it lies there: top cards, and how high its piles are (LG-04). */
export interface SeenLizzy {
  readonly tops: readonly [Card | null, Card | null, Card | null]
  readonly heights: readonly [number, number, number]
  readonly shows: readonly Combination[]
  readonly golden: boolean
}

/** The four ways to be valid (DL-11), by the names that players call. */
export type Combination = 'colours_same' | 'colours_different' | 'patterns_same' | 'patterns_different'

/** What would be counted now (LG-78): cards of the living Lizzies, and of all Ghostie piles. */
export interface Teams {
  readonly lizzies: number
  readonly ghosties: number
}

/** An offer that simply lists its acts; with ``warning``, the words key of what to ask before each of some acts. */
export interface Listed {
  readonly type: 'listed'
  readonly acts: readonly Action[]
  readonly warnings: readonly (readonly [number, string])[]
}

/** What a seat that is asked may do. */
export type Offer = Listed
