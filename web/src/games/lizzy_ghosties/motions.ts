/** What flies when the news of Lizzy Ghosties are heard: every card as it moves, one after another. */

import { type CardFace, PARTS, type Part } from '../../kit/lizzy/cards'
import type { Motion, Place } from '../../table/board'
import { DRAW, ghost, type Owner, pileOf, SIDE } from './board'
import type { Card, News, View } from './wire.gen'

type Beat = readonly Motion<CardFace>[]

const CLOSED: CardFace = { card: null }

export function motions(news: readonly News[], was: View, now: View): readonly Beat[] {
  return news.map((told, n) => beat(told, was, now, news.slice(0, n))).filter((moving) => moving.length > 0)
}

/** `before`: what was told before it, since `was`. */
function beat(told: News, was: View, now: View, before: readonly News[]): Beat {
  switch (told.type) {
    case 'stole':
      return [moved(told, told.opponent, told.seat)]
    case 'gave':
      return [moved(told, told.seat, told.opponent)]
    case 'burned':
      return [moved(told, told.opponent, 'burn')]
    case 'shifted':
      return [moved(told, told.giver, told.receiver)]
    case 'gathered':
      return [moved(told, 'burn', told.receiver)]
    case 'took':
      return [took(told, now)]
    case 'borrowed':
      return told.cards.map((card, n) => {
        const part = PARTS[n] ?? 'h'
        return flown(pileOf(told.sources[n] ?? 'burn', part), onBody(part, told.seat, now), card)
      })
    case 'fell':
      return left(told.seat, was, before).map((part) => ({
        from: pileOf(told.seat, part),
        to: ghost(told.seat),
        face: CLOSED,
        how: 'turn',
      }))
    case 'event_began':
      return told.kind === 'ghost' ? [] : PARTS.map((part) => mark(pileOf(told.made_on ?? 'burn', part)))
    case 'drew':
      return [{ from: SIDE, to: DRAW, face: { card: told.card }, how: 'turn' }]
    case 'threw':
      return [mark(DRAW)]
    case 'shaken':
      return told.parts.flatMap((part, seat) => (part === null ? [] : [mark(pileOf(seat, part))]))
    case 'inherited':
      return PARTS.map((part) => ({
        from: pileOf('burn', part),
        to: pileOf(told.seat, part),
        face: CLOSED,
        how: 'take',
      }))
    default:
      return []
  }
}

const flown = (from: Place, to: Place, card: Card): Motion<CardFace> => ({ from, to, face: { card }, how: 'move' })

function moved({ part, card }: { readonly part: Part; readonly card: Card }, from: Owner, to: Owner): Motion<CardFace> {
  return flown(pileOf(from, part), pileOf(to, part), card)
}

function took({ part, card, opponent, onto, owner }: Extract<News, { type: 'took' }>, now: View): Motion<CardFace> {
  return flown(pileOf(opponent, part), onto === 'body' ? onBody(part, owner, now) : ghost(owner), card)
}

/** Where a card of a borrowed body goes: to the pile at once, if the body is there no more. */
function onBody(part: Part, owner: number, now: View): Place {
  return now.borrowed === null ? ghost(owner) : pileOf('body', part)
}

/** The piles that a Lizzy still had when it fell. */
function left(seat: number, was: View, before: readonly News[]): readonly Part[] {
  const lost = before.flatMap((told) => lostBy(seat, told))
  const heights = was.players[seat]?.lizzy?.heights ?? []
  return PARTS.filter((part, n) => (heights[n] ?? 0) > lost.filter((one) => one === part).length)
}

/** Of which piles of that seat cards were taken. */
function lostBy(seat: number, told: News): readonly Part[] {
  switch (told.type) {
    case 'stole':
    case 'burned':
    case 'took':
      return told.opponent === seat ? [told.part] : []
    case 'gave':
      return told.seat === seat ? [told.part] : []
    case 'borrowed':
      return PARTS.filter((_, n) => told.sources[n] === seat)
    default:
      return []
  }
}

const mark = (place: Place): Motion<CardFace> => ({ from: place, to: place, face: CLOSED, how: 'mark' })
