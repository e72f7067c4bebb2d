/** The log in words: who did what, one sentence a thing that happened. Pure; who sits where is read from the log. */

import type { Refusal } from '../http'
import { type Args, knows, type Say } from '../words'
import type { Listed, Seat } from './board'
import type { Card, HeardDeed, LogLine, OptionValue, Line as Sentence } from './wire.gen'

/** What happened, as it is shown and read out. */
export interface Told {
  seq: number
  /** Microseconds since 1970. */
  at: number
  /** Whose doing it was, or whom it is about; null: nobody's own. */
  seat: Seat | null
  text: string
}

export type Names = Readonly<Record<string, string>>

/** What the game tells, read without knowing the game. */
type News = { readonly type: string; readonly [field: string]: unknown }

/** Fields of news, acts and refusals that hold a seat; what that player is called is `opponent_name`, and so on. */
const OTHERS = ['opponent', 'receiver', 'giver', 'owner', 'attacker', 'defender', 'head', 'body', 'tail'] as const

/** Who sits on a seat: a person's id, a bot, or nobody that is known. */
type Sitter = { person: string } | { bot: string } | null

/** What a bot is called; with its seat where there are several. */
export function botName(card: Card, seat: Seat, say: Say): string {
  const bots = card.seats.filter(({ bot }) => bot !== null).length
  return bots > 1 ? say('seat-bot-numbered', { seat: seat + 1 }) : say('seat-bot')
}

/** What whoever sits on a seat now is called. */
export function seatName(card: Card, seat: Seat, names: Names, say: Say): string {
  const taken = card.seats[seat]
  if (taken?.person != null) return names[taken.person] ?? say('seat-guest')
  if (taken?.bot != null) return botName(card, seat, say)
  return say('seat-free', { seat: seat + 1 })
}

/** Several names in a row: A, B and C, in the language spoken. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/**
 * What one is told when it is one's turn. A game may name what there is to do: `turn-<tag>`, said where all acts of the
 * offer have that tag.
 */
export function myTurnWords({ card, offer }: { card: Card | null; offer: unknown }, say: Say): string {
  const tags = new Set((offer as Listed<{ type: string }> | null)?.acts?.map(({ type }) => type))
  const [tag] = tags
  const key = `turn-${hyphened(tag ?? '')}`
  return card !== null && tags.size === 1 && knows(card.game, key) ? say(key) : say('turn-yours')
}

/** Every line in words, oldest first; a line may tell several things, or nothing to this viewer. */
export function tell(lines: readonly LogLine[], card: Card, names: Names, say: Say): Told[] {
  const seats = before(lines, card)
  const called = (seat: Seat): string => {
    const sitter = seats.get(seat)
    if (sitter && 'person' in sitter) return names[sitter.person] ?? say('seat-guest')
    if (sitter) return botName(card, seat, say)
    return card.stage === 'gathering' ? say('seat-free', { seat: seat + 1 }) : seatName(card, seat, names, say)
  }
  return lines.flatMap((line) => {
    const deed = line.deed ?? null
    const told: Told[] = []
    if (deed) {
      const text = deedText(deed, line, seats, called, card, names, say)
      if (text !== null) told.push({ seq: line.seq, at: line.at, seat: doer(deed, line), text })
      reseat(seats, deed)
    }
    for (const news of (line.news ?? []) as readonly News[]) {
      const seat = subject(news, line)
      told.push({ seq: line.seq, at: line.at, seat, text: newsText(news, seat, called, say) })
    }
    return told
  })
}

/** What happened in the game since `seat` acted last, with that act; whoever has no seat hears the last act of anybody. */
export function lately(lines: readonly LogLine[], seat: Seat | null): readonly { readonly type: string }[] {
  const acts = lines.filter(({ news }) => (news?.length ?? 0) > 0)
  const from =
    seat === null
      ? -1
      : Math.max(
          acts.findLastIndex((line) => line.seat === seat),
          0,
        )
  return acts.slice(from).flatMap(({ news }) => (news ?? []) as { readonly type: string }[])
}

/** Who said no to the draw that was offered last, until somebody acts or offers one anew. */
export function drawRefuser(lines: readonly LogLine[]): Seat | null {
  const last = lines.findLast(
    ({ deed, news }) => (news?.length ?? 0) > 0 || deed?.type === 'draw_refused' || deed?.type === 'draw_offered',
  )
  return last?.deed?.type === 'draw_refused' ? last.deed.seat : null
}

/** A sentence of the server for one reader; an argument `x_words` is a message itself, and is said as `x`. */
export function sayLine({ words, args }: Sentence, say: Say): string {
  return say(words, spelled(args, say))
}

/** Why something was refused, in words; an argument `x_words` is a message itself, and is said as `x`. */
export function sayRefusal({ why, args }: Refusal, called: Called, say: Say): string {
  return say(`refusal-${why}`, factsWithNames(spelled(args, say), called))
}

function spelled(args: Args, say: Say): Args {
  const said: Args = {}
  for (const [name, value] of Object.entries(args)) {
    if (name.endsWith('_words')) said[name.slice(0, -'_words'.length)] = say(String(value))
    else said[name] = value
  }
  return said
}

/** The facts of a tagged value, for its message: what is not said is "none", what is no text or number is left out. */
export function facts(tagged: object): Args {
  const said: Args = {}
  for (const [field, value] of Object.entries(tagged)) {
    if (field === 'type') continue
    if (value === null) said[field] = 'none'
    else if (typeof value === 'boolean') said[field] = Number(value)
    else if (typeof value === 'string' || typeof value === 'number') said[field] = value
  }
  return said
}

/** What a player is called. */
export type Called = (seat: Seat) => string

/** The facts of what happened or was refused, for its message, with what the other players in it are called. */
export function factsWithNames(told: object, called: Called): Args {
  const said = facts(told)
  for (const field of OTHERS) {
    const seat = said[field]
    if (typeof seat === 'number') said[`${field}_name`] = called(seat)
  }
  return said
}

/** A tag as it stands in the name of a message. */
export const hyphened = (tag: string): string => tag.replaceAll('_', '-')

/** Who sat where before the first of these lines, as far as the card tells: a seat that nobody takes in them. */
function before(lines: readonly LogLine[], card: Card): Map<Seat, Sitter> {
  const moved = new Set<Seat>()
  for (const { deed } of lines) {
    if (deed?.type === 'sat' || deed?.type === 'bot_seated' || deed?.type === 'left') moved.add(deed.seat)
    if (deed?.type === 'seats_drawn') for (const seat of card.seats.keys()) moved.add(seat)
  }
  const seats = new Map<Seat, Sitter>()
  for (const [seat, { person, bot }] of card.seats.entries()) {
    if (moved.has(seat)) continue
    if (person !== null) seats.set(seat, { person })
    else if (bot !== null) seats.set(seat, { bot })
  }
  return seats
}

function reseat(seats: Map<Seat, Sitter>, deed: HeardDeed): void {
  switch (deed.type) {
    case 'sat':
      seats.set(deed.seat, { person: deed.person })
      break
    case 'bot_seated':
      seats.set(deed.seat, { bot: deed.strength })
      break
    case 'left':
      seats.set(deed.seat, null)
      break
    case 'seats_drawn': {
      const old = new Map(seats)
      for (const [seat, from] of deed.order.entries()) seats.set(seat, old.get(from) ?? null)
      break
    }
  }
}

/** What a deed of the table, or of the game's frame, is in words; null for what its news tell better. */
function deedText(
  deed: HeardDeed,
  line: LogLine,
  seats: ReadonlyMap<Seat, Sitter>,
  called: Called,
  card: Card,
  names: Names,
  say: Say,
): string | null {
  const seat = 'seat' in deed ? deed.seat : (line.seat ?? 0)
  const who = called(seat)
  switch (deed.type) {
    case 'opened':
      if (deed.previous != null) return say('deed-opened-rematch')
      return say('deed-opened', { who: names[String(deed.owner)] ?? say('seat-guest') })
    case 'sat':
      return say('deed-sat', { who: names[deed.person] ?? say('seat-guest'), seat: seat + 1 })
    case 'left': {
      const sitter = seats.get(seat)
      return sitter && 'bot' in sitter ? say('deed-bot-left', { seat: seat + 1 }) : say('deed-left', { who })
    }
    case 'bot_seated':
      return say('deed-bot-seated', { seat: seat + 1, strength: strengthWord(deed.strength, say) })
    case 'option_set':
      return say('deed-option-set', {
        option: optionName(deed.name, say),
        value: optionValue(card.game, deed.name, deed.value, say),
      })
    case 'wished':
      return say(deed.value ? 'deed-wished-on' : 'deed-wished-off', { who, option: optionName(deed.name, say) })
    case 'titled': {
      // The owner may do it without a seat.
      const by = line.seat == null ? say('setup-owner') : who
      return deed.title ? say('deed-titled', { who: by, title: deed.title }) : say('deed-untitled', { who: by })
    }
    case 'started':
      return say('deed-started', { who: called(deed.first) })
    case 'stopped':
      return say(`deed-stopped-${hyphened(deed.how.type)}`, { who: called('seat' in deed.how ? deed.how.seat : seat) })
    default:
      return say(`deed-${hyphened(deed.type)}`, { who })
  }
}

/** What the strength of a bot is called. */
export function strengthWord(strength: string, say: Say): string {
  return say(`strength-${hyphened(strength)}`)
}

function optionName(name: string, say: Say): string {
  return say(`option-${hyphened(name)}`)
}

/** What an option holds, in words; of the numbers those for which there is a message, such as a zero that means more. */
export function optionValue(game: string, name: string, value: OptionValue, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'option-on' : 'option-off')
  const key = `option-${hyphened(name)}-${hyphened(String(value))}`
  return typeof value === 'string' || knows(game, key) ? say(key) : String(value)
}

function newsText(news: News, seat: Seat | null, called: Called, say: Say): string {
  const args = factsWithNames(news, called)
  if (seat !== null) args.who = called(seat)
  return say(`news-${hyphened(news.type)}`, args)
}

/** Whom news are about: the seat they name, or else whoever acted. */
function subject(news: News, line: LogLine): Seat | null {
  return (news.seat as Seat | null | undefined) ?? line.seat ?? null
}

/** Whose doing a deed was; the house's is nobody's own. */
function doer(deed: HeardDeed, line: LogLine): Seat | null {
  if (['opened', 'option_set', 'seats_drawn', 'started', 'next_opened'].includes(deed.type)) return null
  if (deed.type === 'sat' || deed.type === 'bot_seated') return deed.seat
  return line.seat ?? null
}
