/** What flies when the news of Nice 'n Easy are heard: one thing after another, so that one sees who laid what. */

import { type CardFace, PARTS } from '../../kit/lizzy/cards'
import type { Motion } from '../../table/board'
import { blind, PILE, partOf, slot, stack } from './board'
import type { Card, News, View } from './wire.gen'

type Beat = readonly Motion<CardFace>[]

export function motions(news: readonly News[], was: View, _now: View): readonly Beat[] {
  const course = new Course(was)
  const beats: Beat[] = []
  let before: News | null = null
  for (const told of news) {
    const beat = course.beat(told)
    // All who open new cards do so at once (NE-21).
    if (told.type === 'opened' && before?.type === 'opened') beats.push([...(beats.pop() ?? []), ...beat])
    else if (beat.length > 0) beats.push(beat)
    before = told
  }
  return beats
}

/** The open cards as they lie while the news are told. */
class Course {
  readonly #open: (readonly Card[])[]

  constructor(was: View) {
    this.#open = was.players.map(({ open }) => open)
  }

  beat(told: News): Beat {
    switch (told.type) {
      case 'laid':
        return [
          {
            from: this.#take(told.seat, told.card),
            to: stack(partOf(told.card)),
            face: { card: told.card },
            how: 'move',
          },
        ]
      case 'mistaken': {
        const to = slot(told.seat, this.#hand(told.seat).indexOf(told.card))
        return [{ from: stack(partOf(told.card)), to, face: { card: told.card }, how: 'return' }]
      }
      case 'penalised':
        return told.cards > 0 ? [{ from: PILE, to: blind(told.seat), face: CLOSED, how: 'take' }] : []
      case 'opened':
        return this.#opened(told.seat, told.cards)
      case 'turned':
        return [{ from: PILE, to: stack(partOf(told.card)), face: { card: told.card }, how: 'turn' }]
      case 'reshuffled':
        return PARTS.map((_, part) => ({ from: stack(part), to: PILE, face: CLOSED, how: 'take' }))
      case 'reopened':
        return this.#swept()
      case 'troubled':
        return [{ from: stack(PARTS.indexOf(told.part)), to: blind(told.seat), face: CLOSED, how: 'take' }]
      case 'turn_over':
        return []
    }
  }

  #hand(seat: number): readonly Card[] {
    return this.#open[seat] ?? []
  }

  #take(seat: number, card: Card): string {
    const n = this.#hand(seat).indexOf(card)
    this.#open[seat] = this.#hand(seat).filter((_, at) => at !== n)
    return slot(seat, n)
  }

  #opened(seat: number, cards: readonly Card[]): Beat {
    const first = this.#hand(seat).length
    this.#open[seat] = [...this.#hand(seat), ...cards]
    return cards.map((card, n) => ({ from: blind(seat), to: slot(seat, first + n), face: { card }, how: 'turn' }))
  }

  #swept(): Beat {
    return this.#open.flatMap((hand, seat) => {
      this.#open[seat] = []
      return hand.map((card, n) => ({ from: slot(seat, n), to: blind(seat), face: { card }, how: 'take' }) as const)
    })
  }
}

const CLOSED: CardFace = { card: null }
