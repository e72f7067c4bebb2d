/** What the board says: what there is to do or to wait for, what is the matter with a player, what piles are called. */

import { spoken } from '../../kit/lizzy/cardName'
import type { Place, Seat } from '../../table/board'
import type { Say } from '../../words'
import { actor, ghostAt, goesOn, met, type Spot } from './board'
import type { Card, News, Offer, View } from './wire.gen'

/** What the hint follows from. */
export interface Moment {
  readonly view: View
  readonly offer: Offer | null
  /** Something was sent and is not answered yet. */
  readonly sent: boolean
  readonly heard: readonly News[]
  readonly names: readonly string[]
}

/** What there is to do or to wait for now; null: it is over, and the page says how. */
export function hint({ view, offer, sent, heard, names }: Moment, say: Say): string | null {
  const { turn } = view
  if (turn.type === 'over') return null
  if (offer === null && !sent) return waiting(view, names, say)
  const who = names[met(view) ?? 0] ?? ''
  switch (turn.type) {
    case 'passing':
      return say(goesOn(heard) ? 'hint-passing-again' : 'hint-passing', { who })
    case 'event':
      return say(`hint-event-${turn.kind}-${turn.draw.won ? 'won' : 'lost'}`, { who })
    case 'ghost_event':
      return say(`hint-ghost-event-${turn.draw.won ? 'won' : 'lost'}`, { who })
    case 'haunting':
      return say('hint-haunting')
    case 'ghost_team':
      return say('hint-ghost-team')
    case 'lizzy_team':
      return say(`hint-lizzy-team${teamDeeds(view, offer)}`)
  }
}

/** Whether somebody has just become a Ghostie, with turns to haunt in. */
export function becameGhostie(view: View, seat: Seat | null, heard: readonly News[]): boolean {
  return (
    seat !== null &&
    view.turn.type !== 'over' &&
    view.players[seat]?.lizzy === null &&
    heard.some((news) => news.type === 'fell' && news.seat === seat)
  )
}

/** For whom those wait who are not asked. */
function waiting(view: View, names: readonly string[], say: Say): string {
  const { turn } = view
  if (turn.type === 'lizzy_team') return say('hint-waiting-lizzies')
  if (turn.type === 'ghost_team' || view.phase === 'final') return say('hint-waiting-ghosties')
  const who = names[actor(view) ?? 0] ?? ''
  if (turn.type !== 'passing') return say('hint-waiting', { who })
  return say('hint-waiting-passing', { who, opponent_name: names[turn.opponent] ?? '' })
}

/** Which of its two deeds are still open to Team Lizzies, as the offer has them. */
function teamDeeds(view: View, offer: Offer | null): string {
  const may = (type: 'shift' | 'gather'): boolean => offer?.acts.some((one) => one.type === type) ?? true
  if (may('shift') && may('gather')) return view.options.final_actions === 'one' ? '-one' : ''
  return may('shift') ? '-shift' : '-gather'
}

/** What is the matter with a player now: is being passed or visited, was passed already, is a Ghostie. */
export function notes(view: View, seat: Seat, me: Seat | null, say: Say): readonly string[] {
  const { turn } = view
  const said: string[] = []
  if (met(view) === seat) {
    if (turn.type !== 'passing') said.push(say('label-visited-now'))
    else said.push(say(actor(view) === me ? 'label-passed-by-you' : 'label-passed-now'))
  } else if ('passed' in turn) {
    const passed = turn.passed.find((visit) => visit.seat === seat)
    if (passed !== undefined) said.push(say(`label-passed-${passed.what}`))
  }
  if (view.players[seat]?.lizzy === null) said.push(say('label-ghostie'))
  return said
}

/** Who hears what a pile is called. */
export interface Listener {
  readonly me: Seat | null
  readonly names: readonly string[]
  readonly say: Say
}

/** The pile of a Ghostie. */
export function ghostLabel(view: View, place: Place, { me, names, say }: Listener): string {
  const seat = ghostAt(place)
  const named = seat === me ? say('place-ghost') : say('place-ghost-of', { who: names[seat] ?? '' })
  return say('label-pile', { place: named, count: view.players[seat]?.pile ?? 0 })
}

/** A pile of a Lizzy: its open card, and how many lie there. */
export function pileLabel(spot: Spot, card: Card | null, count: number, listener: Listener): string {
  const { say } = listener
  const place = pileName(spot, listener)
  return card === null ? say('label-missing', { place }) : say('label-stack', { place, spoken: spoken(card), count })
}

function pileName({ owner, part }: Spot, { me, names, say }: Listener): string {
  if (typeof owner !== 'number') return say(`place-${owner === 'body' ? 'borrowed' : owner}-${part}`)
  if (owner === me) return say(`place-lizzy-${part}`)
  return say(`place-lizzy-${part}-of`, { who: names[owner] ?? '' })
}
