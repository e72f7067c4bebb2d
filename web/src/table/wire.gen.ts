// Written by `make types` from src/speeltafel/server/wire.py. Do not edit.

/** The first message: who is looking, and the last number this page has seen (-1: none). */
export interface Hello {
  readonly type: 'hello'
  readonly token: string
  readonly seen?: number
}

/** A verb, judged on the table as the page had seen it at entry ``after``; ``key``: 128 random bits. */
export interface Do {
  readonly type: 'do'
  readonly key: Key
  readonly after: number
  readonly verb: Verb
}

export type Key = string

export type Verb = Join | Leave | Bot | Option | Title | Start | Unready | Act | Draw | Accept | Refuse | Resign | Rematch

/** Sit down on ``seat``, or on the first free one (TB-10). */
export interface Join {
  readonly type: 'join'
  readonly seat?: number | null
}

/** Stand up, before the game has started (TB-10). */
export interface Leave {
  readonly type: 'leave'
}

/** Let a bot play on a free seat; ``strength`` None sends the bot on ``seat`` away (TB-03). */
export interface Bot {
  readonly type: 'bot'
  readonly seat?: number | null
  readonly strength?: string | null
}

/** Set an option; without a value, switch one that is on or off (TB-12). */
export interface Option {
  readonly type: 'option'
  readonly name: string
  readonly value?: boolean | number | string | null
}

/** Call the table so before the start; nothing takes the title away (TB-02). */
export interface Title {
  readonly type: 'title'
  readonly title: string
}

/** Be ready to begin (TB-11). */
export interface Start {
  readonly type: 'start'
}

/** Be not ready after all (TB-11). */
export interface Unready {
  readonly type: 'unready'
}

/** Do ``action``, the game's own, as JSON. */
export interface Act {
  readonly type: 'act'
  readonly action: unknown
}

/** Offer a draw, or accept the one that was offered (TB-18, TB-13). */
export interface Draw {
  readonly type: 'draw'
}

/** Say yes to what is asked of the table (TB-13). */
export interface Accept {
  readonly type: 'accept'
}

/** Say no to what is asked of the table (TB-13). */
export interface Refuse {
  readonly type: 'refuse'
}

/** Give the game up (TB-18). */
export interface Resign {
  readonly type: 'resign'
}

/** Play again with the same people (TB-05, TB-14). */
export interface Rematch {
  readonly type: 'rematch'
}

/** Would this act be refused? Nothing is played. */
export interface Ask {
  readonly type: 'ask'
  readonly key: Key
  readonly action: unknown
}

/** A line of chat in one of the channels of ``You``, or, when it begins with ``/``, a typed command. */
export interface Say {
  readonly type: 'say'
  readonly key: Key
  readonly text: string
  readonly channel?: string
}

/** Still there? */
export interface Ping {
  readonly type: 'ping'
}

/** Who this page's person is here. ``viewer``: whose eyes the view is for. */
export interface You {
  readonly person: string
  readonly name: string | null
  readonly seat: number | null
  readonly viewer: number | null
  readonly channels: readonly string[]
  readonly build: string
}

/** The game was set up, and that seat begins. */
export interface HeardStarted {
  readonly type: 'started'
  readonly first: number
}

/** The clock acted; what it did, the news tell. */
export interface HeardDefaulted {
  readonly type: 'defaulted'
}

/** One entry as this viewer may know it: a deed of the table whole, of a game only its heard news. */
export interface LogLine {
  readonly seq: number
  readonly at: number
  readonly seat?: number | null
  readonly deed?: HeardDeed
  readonly news?: readonly unknown[]
}

/** What every act changes on a card. */
export interface Turn {
  readonly to_act: readonly number[]
  readonly moved_at: number
}

/**
 * What changed since this socket's last update; what is not here stays as it was.
 *
 * ``view`` null means that there is none yet; ``offer`` null that this viewer is asked nothing.
 */
export interface Update {
  readonly type: 'update'
  readonly seq: number
  readonly key?: string
  readonly card?: Card
  readonly turn?: Turn
  readonly names?: { readonly [key: string]: string }
  readonly you?: You
  readonly view?: unknown
  readonly offer?: unknown
  readonly log?: readonly LogLine[]
}

/** What everybody may know of a table. */
export interface Card {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly owner: string | null
  readonly stage: Stage
  readonly seats: readonly SeatCard[]
  readonly options: { readonly [key: string]: OptionValue }
  readonly to_act: readonly number[]
  readonly draw_offered_by: readonly number[]
  readonly result: Result | null
  readonly rules_version: number
  readonly first: number | null
  readonly series: string
  readonly previous: string | null
  readonly next: string | null
  readonly opened_at: number
  readonly moved_at: number
  readonly seeded: boolean
}

export type Stage = 'broken_off' | 'finished' | 'gathering' | 'running'

/** One seat: free, a person's or a bot's. */
export interface SeatCard {
  readonly person: string | null
  readonly bot: string | null
  readonly ready: boolean
  readonly wishes: readonly string[]
}

export type OptionValue = boolean | number | string

/** How a finished game came out. */
export interface Result {
  readonly places: readonly number[]
  readonly reason: string
  readonly rule: string
  readonly winners: readonly number[]
  readonly points: readonly (readonly Points[])[] | null
}

/** One line of a score: the words key ``points-<what>``, how many, and the rule they come from. */
export interface Points {
  readonly what: string
  readonly points: number
  readonly rule: string
  readonly args: { readonly [key: string]: string | number }
}

/** A line of chat; ``channel``: ``table``, ``watchers`` or ``team``, and not for whom of the team it was. */
export interface ChatLine {
  readonly number: number
  readonly channel: string
  readonly author: string
  readonly text: string
  readonly at: number
}

/** New lines of chat, with the names of those who spoke. */
export interface Chat {
  readonly type: 'chat'
  readonly lines: readonly ChatLine[]
  readonly names: { readonly [key: string]: string }
}

/** Who is here now: seats whose person has the table open, and the names of those who watch. */
export interface People {
  readonly type: 'people'
  readonly present: readonly number[]
  readonly watching: readonly string[]
  readonly onlookers: number
}

/** The rules forbid it: message ``refusal-<why>`` with ``args``; ``rule`` can be looked up. */
export interface Refused {
  readonly type: 'refused'
  readonly key: string
  readonly rule: string
  readonly why: string
  readonly args: { readonly [key: string]: string | number }
}

/** Nothing forbids it (an answer to ``ask``), or it is done (an answer to ``do`` or ``say``). */
export interface Fine {
  readonly type: 'fine'
  readonly key: string
  readonly seq: number
}

/** The answer to a typed command, for this page alone. */
export interface Told {
  readonly type: 'told'
  readonly key: string
  readonly lines: readonly Line[]
}

/**
 * A sentence for one reader: the message ``words`` with ``args``.
 *
 * An argument whose name ends in ``_words`` is itself the key of a message, to be said in the reader's language.
 */
export interface Line {
  readonly words: string
  readonly args: { readonly [key: string]: string | number }
}

/** Something is wrong with the request: message ``problem-<code>``. */
export interface Problem {
  readonly type: 'problem'
  readonly code: string
  readonly key: string | null
}

/** Still there. */
export interface Pong {
  readonly type: 'pong'
}

/** A visitor: a person from the first look; the token is told this once. */
export interface NewPerson {
  readonly person: string
  readonly token: string
}

/** What somebody wants to be called. */
export interface Name {
  readonly name: string
}

/** A code that gives another device its own token of the same person, once, until ``until``. */
export interface PersonalLink {
  readonly code: string
  readonly until: number
}

/** A personal link's code, used up by sending it. */
export interface Code {
  readonly code: string
}

/** Where the table is. */
export interface TableOpened {
  readonly id: string
}

/** A table as the lobby lists it. */
export interface LobbyTable {
  readonly card: Card
  readonly yours: boolean
  readonly your_turn: boolean
}

/** Tables that want players, are played, or are yours; the newest first, yours before all. */
export interface Lobby {
  readonly tables: readonly LobbyTable[]
  readonly names: { readonly [key: string]: string }
}

/** What the lobby and a table's set-up page need of a game. */
export interface GameAbout {
  readonly id: string
  readonly rules: string
  readonly seats: readonly [number, number]
  readonly rules_version: number
  readonly credits: string
  readonly bots: readonly string[]
  readonly stops: readonly string[]
  readonly options: readonly OptionAbout[]
}

/** One option: ``kind`` says which values it takes. */
export interface OptionAbout {
  readonly name: string
  readonly kind: 'choice' | 'number' | 'switch'
  readonly default: OptionValue
  readonly choices: readonly string[]
  readonly least: number | null
  readonly most: number | null
  readonly consent: boolean
  readonly general: boolean
}

/** A paragraph of a rule, as HTML made from our own rulebook. */
export interface RuleText {
  readonly type: 'text'
  readonly html: string
}

/** Why the project ruled so where the source is silent, as HTML. */
export interface RuleNote {
  readonly type: 'note'
  readonly html: string
}

/** A drawn position: what ``viewer`` sees of it, drawn with the game's own board or as text. */
export interface RuleExample {
  readonly type: 'example'
  readonly game: string
  readonly view: unknown
  readonly viewer: number | null
  readonly drawing: string
  readonly caption: string
  readonly action: unknown
  readonly refused: string | null
}

/** One rule. */
export interface RulePage {
  readonly id: string
  readonly title: string
  readonly parts: readonly RulePart[]
}

export type RulePart = RuleText | RuleNote | RuleExample

/** One chapter. */
export interface ChapterPage {
  readonly title: string
  readonly html: string
  readonly rules: readonly RulePage[]
}

/** A rulebook, ready to be shown; ``book`` is a game's id, a kit's, or ``tables``. */
export interface RulebookPage {
  readonly book: string
  readonly title: string
  readonly html: string
  readonly chapters: readonly ChapterPage[]
}

/** A table's card, with the names of everybody on it. */
export interface TableCard {
  readonly card: Card
  readonly names: { readonly [key: string]: string }
}

/** Who one is here. */
export interface Me {
  readonly person: string
  readonly name: string | null
}

/** What the server does by itself every so often, and how many seconds ago it last did. */
export interface Round {
  readonly every_s: number
  readonly ago_s: number
}

/**
 * Whether the server does its work, as a whole and part by part.
 *
 * The parts are ``database``, ``migrations``, ``tables``, ``workers``, ``bots``, ``timers`` and ``disk``.
 */
export interface Health {
  readonly version: string
  readonly build: string
  readonly fine: boolean
  readonly parts: { readonly [key: string]: boolean }
  readonly timers: { readonly [key: string]: Round }
}

/** One moment of a table's past, as this viewer may see it; ``view`` null before the game began. */
export interface Moment {
  readonly seq: number
  readonly view: unknown
  readonly log: readonly LogLine[]
}

/** A table to be opened: ``join`` sits the opener down, ``bot`` fills the seats left, ``start`` is ready at once. */
export interface Opening {
  readonly game: string
  readonly title?: string
  readonly options?: { readonly [key: string]: OptionValue }
  readonly join?: boolean
  readonly bot?: string | null
  readonly start?: boolean
}

export type FromBrowser = Hello | Do | Ask | Say | Ping

export type FromServer = Update | Chat | People | Refused | Fine | Told | Problem | Pong

export type HeardDeed = Opened | Sat | Left | BotSeated | OptionSet | Wished | Titled | Readied | Unreadied | SeatsDrawn | DrawOffered | DrawRefused | NextOpened | HeardStarted | HeardDefaulted | Stopped

/** A table was made; always entry 0. ``previous`` is the table that this one is the rematch of. */
export interface Opened {
  readonly type: 'opened'
  readonly game: string
  readonly title: string
  readonly owner: string | null
  readonly series: string
  readonly previous: string | null
  readonly first: number | null
}

/** A person took a free seat (TB-10). */
export interface Sat {
  readonly type: 'sat'
  readonly seat: number
  readonly person: string
}

/** A seat became free again: its person left, or its bot was sent away. */
export interface Left {
  readonly type: 'left'
  readonly seat: number
}

/** A bot took a free seat (TB-03). */
export interface BotSeated {
  readonly type: 'bot_seated'
  readonly seat: number
  readonly strength: string
}

/** An option was set (TB-12). */
export interface OptionSet {
  readonly type: 'option_set'
  readonly name: string
  readonly value: OptionValue
}

/** A seat wants an option that holds only when every seated player wants it, or no longer does (TB-12). */
export interface Wished {
  readonly type: 'wished'
  readonly seat: number
  readonly name: string
  readonly value: boolean
}

/** The owner called the table so; an empty title takes it away (TB-02). */
export interface Titled {
  readonly type: 'titled'
  readonly title: string
}

/** A seat pressed start (TB-11). */
export interface Readied {
  readonly type: 'readied'
  readonly seat: number
}

/** A seat took its start back. */
export interface Unreadied {
  readonly type: 'unreadied'
  readonly seat: number
}

/** Luck seated everybody anew: seat ``n`` is now who sat on ``order[n]`` (``drawseat``, TB-12). */
export interface SeatsDrawn {
  readonly type: 'seats_drawn'
  readonly order: readonly number[]
}

/** A seat offers a draw; it stands until the other side acts (TB-13). */
export interface DrawOffered {
  readonly type: 'draw_offered'
  readonly seat: number
}

/** A seat says no to the draw that stands (TB-13). */
export interface DrawRefused {
  readonly type: 'draw_refused'
  readonly seat: number
}

/** The rematch of this table is ``table`` (TB-05). */
export interface NextOpened {
  readonly type: 'next_opened'
  readonly table: string
}

/** The game was ended by its table. */
export interface Stopped {
  readonly type: 'stopped'
  readonly how: Stop
}

export type Stop = Resigned | DrawAgreed | BrokenOff

/** A seat gives the game up. */
export interface Resigned {
  readonly type: 'resigned'
  readonly seat: number
}

/** All who had to have said yes to a draw. */
export interface DrawAgreed {
  readonly type: 'draw_agreed'
}

/** The table ends the game without an outcome (TB-14). */
export interface BrokenOff {
  readonly type: 'broken_off'
}

export type TableDeed = Opened | Sat | Left | BotSeated | OptionSet | Wished | Titled | Readied | Unreadied | SeatsDrawn | DrawOffered | DrawRefused | NextOpened
