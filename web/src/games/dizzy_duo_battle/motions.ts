/** What flies when the news of Dizzy Duo Battle are heard. A blind card flies as a back, but to who took it. */

import type { Card } from '../../kit/lizzy/cards'
import type { Motion } from '../../table/board'
import { same } from '../../table/same'
import { type DuoFace, hand, inOrder, pile, score, shown, strip, taken } from './board'
import type { Duo, News, Scored, View } from './wire.gen'

type Beat = readonly Motion<DuoFace>[]

const CLOSED: DuoFace = { card: null }

export function motions(news: readonly News[], was: View, now: View): readonly Beat[] {
  return together(news)
    .map((told) => beat(told, was, now))
    .filter((moving) => moving.length > 0)
}

/** What happens at the same time: hands that are shown one after another, and all that one battle changes. */
function together(news: readonly News[]): readonly (readonly News[])[] {
  const parts: News[][] = []
  for (const told of news) {
    const before = parts.at(-1)?.at(-1)
    if (before && sameTime(before, told)) parts.at(-1)?.push(told)
    else parts.push([told])
  }
  return parts
}

function sameTime(before: News, told: News): boolean {
  if (told.type === 'showed') return before.type === 'showed'
  return ['fought', 'scored', 'fell'].includes(before.type) && ['scored', 'fell'].includes(told.type)
}

function beat(parts: readonly News[], was: View, now: View): Beat {
  return parts.flatMap((told) => moved(told, was, now))
}

function moved(told: News, was: View, now: View): Beat {
  switch (told.type) {
    case 'took': {
      const how = told.pile === 'blind' && told.card !== null ? 'turn' : 'move'
      return [{ from: pile(told.pile), to: taken(told.seat), face: { card: told.card }, how }]
    }
    case 'laid':
      return laid(told.seat, told.card, was, now)
    case 'reshuffled':
      return [{ from: pile('open'), to: pile('blind'), face: CLOSED, how: 'turn' }]
    case 'attacked': {
      const from = was.source === null ? pile('blind') : taken(told.seat)
      return [{ from, to: pile('open'), face: CLOSED, how: 'move' }, ...revealed(told.seat, told.duo)]
    }
    case 'showed':
      return revealed(told.seat, told.duo)
    case 'scored':
      return [{ from: strip(told.seat), to: score(told.seat), face: { change: changed(told) }, how: 'appear' }]
    case 'fell':
    case 'came_back':
      return [mark(told.seat)]
    case 'dealt':
      return dealt(now)
    default:
      return []
  }
}

/** One's own hand is seen to close up again; of another only the card that is laid. */
function laid(seat: number, card: Card, was: View, now: View): Beat {
  const before = was.own && was.source !== null && was.turn === seat ? inOrder(was.own.duo) : null
  const after = now.own ? inOrder(now.own.duo) : null
  // Whoever took a blind card knows it; nobody else does, and a hand of one's own stays as it is when others lay.
  if (!before || !after || was.taken === null || !closesUp(before, after, was.taken, card)) {
    return [{ from: taken(seat), to: pile('open'), face: { card }, how: 'move' }]
  }
  const spots = [...before.map((one, n) => ({ card: one, place: hand(n) })), { card: was.taken, place: taken(seat) }]
  const taking = (wanted: Card, rather?: string): string => {
    const at = spots.findIndex(({ card: one, place }) => one === wanted && place === rather)
    const [spot] = spots.splice(at >= 0 ? at : spots.findIndex(({ card: one }) => one === wanted), 1)
    return spot?.place ?? taken(seat)
  }
  const stays = after.map((one, n) => (before[n] === one ? taking(one, hand(n)) : null))
  const moves = after.flatMap((one, n): Beat => {
    if (stays[n] !== null) return []
    return [{ from: taking(one), to: hand(n), face: { card: one }, how: 'move' }]
  })
  return [{ from: spots[0]?.place ?? taken(seat), to: pile('open'), face: { card }, how: 'move' }, ...moves]
}

/** Whether a hand is now its seven cards less the one that was laid; one that was dealt anew is not. */
function closesUp(before: readonly Card[], after: readonly Card[], took: Card, card: Card): boolean {
  return same([...before, took].sort(), [...after, card].sort())
}

function revealed(seat: number, duo: Duo): Beat {
  return inOrder(duo).map((card, n) => ({ from: strip(seat), to: shown(seat, n), face: { card }, how: 'turn' }))
}

function dealt(now: View): Beat {
  const others = now.seats.flatMap(({ playing }, seat): Beat => {
    return playing ? [{ from: pile('blind'), to: taken(seat), face: CLOSED, how: 'take' }] : []
  })
  const own = now.own ? inOrder(now.own.duo) : []
  return [
    ...others,
    ...own.map((card, n) => ({ from: pile('blind'), to: hand(n), face: { card }, how: 'turn' }) as const),
  ]
}

const changed = ({ how, amount }: Scored): number => (how === 'loss' ? -amount : amount)

const mark = (seat: number): Motion<DuoFace> => ({ from: strip(seat), to: strip(seat), face: CLOSED, how: 'mark' })
