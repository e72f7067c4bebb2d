/**
 * How a card is laid (NE-10): lifted and put on the Dizzy Lizzy, on whatever part of her: it goes to its own. Where
 * players name what they make (NE-11), it then waits there for its word; saying it with the card still in hand is as
 * good.
 */

import type { BoardProps, Place, Seat } from '../../table/board'
import { Gesture, type Hands } from '../../table/gesture.svelte'
import type { Places, Point } from '../../table/place'
import { cardAt, LIZZY, lay, OPEN, offered, partOf, seatOf, slot, slotOf, stack, stackAt } from './board'
import type { Action, Card, Combination, Offer, View } from './wire.gen'

/** A card of one's own that lies on the Dizzy Lizzy before it is laid: it waits for its word, or for the answer. */
export interface OnTop {
  readonly card: Card
  readonly part: number
  /** Where it came from; null: it is not there any more. */
  readonly from: Place | null
}

export class Laying {
  readonly #board: () => BoardProps<View, Offer, Action>
  readonly #places: Places
  readonly #asksForWord: () => void
  #waiting = $state<Place | null>(null)

  readonly gesture: Gesture

  /** Made while a board is set up, which tells its props; it hears when a card has come to wait for its word. */
  constructor(board: () => BoardProps<View, Offer, Action>, places: Places, asksForWord: () => void) {
    this.#board = board
    this.#places = places
    this.#asksForWord = asksForWord
    $effect.pre(() => {
      if (this.waits === null) this.#waiting = null // a new view has come, or it was sent
    })
    this.gesture = new Gesture(this.#hands(), places)
    $effect(() => {
      const { pending } = board()
      places.landed = pending?.type === 'lay' ? stack(partOf(pending.card)) : null
    })
  }

  /** Where the own card came from that lies on the Dizzy Lizzy and waits for its word; null: none does. */
  readonly waits: Place | null = $derived.by(() => {
    const { view, offer } = this.#board()
    return this.#waiting !== null && offered(offer, cardAt(view, this.#waiting)) ? this.#waiting : null
  })

  /** The own card that a word would lay: in hand, or on the Dizzy Lizzy already. */
  readonly meant: Place | null = $derived.by(() => {
    const { lifted } = this.gesture
    return lifted !== null && this.#isOwn(lifted) ? lifted : this.waits
  })

  readonly onTop: OnTop | null = $derived.by(() => {
    const { pending } = this.#board()
    const card = pending?.type === 'lay' ? pending.card : this.#cardAt(this.waits)
    return card === null ? null : { card, part: partOf(card), from: this.waits ?? this.#slotWith(card) }
  })

  /** The card that follows the pointer, and where. */
  readonly carried: { readonly card: Card; readonly point: Point } | null = $derived.by(() => {
    const drag = this.gesture.dragged
    const card = drag === null ? null : this.#cardAt(stackAt(drag.place) < 0 ? drag.place : this.waits)
    return drag && card !== null ? { card, point: drag.point } : null
  })

  readonly #first: Place = $derived.by(
    () => OPEN.map((n) => slot(this.#near, n)).find((place) => this.liftable(place)) ?? stack(0),
  )

  /** Whether a hand may lift what lies there: an own card that may be laid, or that waits for its word. */
  liftable(place: Place): boolean {
    const { view, offer } = this.#board()
    return (
      (this.waits !== null && place === this.goalOf(this.waits)) ||
      (this.#isOwn(place) && offered(offer, cardAt(view, place)))
    )
  }

  /** The stack on which the card of a place goes; null: no card lies there. */
  goalOf(place: Place): Place | null {
    const card = this.#cardAt(place)
    return card === null ? null : stack(partOf(card))
  }

  /** What makes an element a place for hands, keys and ears. */
  reached(place: Place, label: string, role: 'button' | 'img' = 'button') {
    const tabindex = this.gesture.stop(this.#first) === place ? 0 : -1
    return { role, tabindex, 'data-place': place, 'aria-label': label } as const
  }

  /** A key of its own lifts a card, and again puts it on the Dizzy Lizzy. */
  press(place: Place): void {
    const { gesture } = this
    if (!this.liftable(place)) this.#wonder(place)
    else if (gesture.lifted === place) {
      gesture.letGo()
      this.#putOnLizzy(place)
    } else {
      gesture.letGo()
      this.takeBack()
      gesture.lift(place)
      this.#places.focus(place)
    }
  }

  /** The card that waits for its word goes back to the others. */
  takeBack(): void {
    this.#waiting = null
  }

  /** Lays the card that is meant, with what is said of it. */
  claim(claims: readonly Combination[]): void {
    const card = this.#cardAt(this.meant)
    if (card === null) return
    this.gesture.letGo()
    this.#board().act(lay(card, claims))
  }

  get #near(): Seat {
    return this.#board().me ?? 0
  }

  #hands(): Hands {
    return {
      liftable: (place) => this.liftable(place),
      targets: (lifted) => {
        if (stackAt(lifted) < 0) return LIZZY
        return this.waits === null ? [] : [this.waits]
      },
      put: (lifted, target) => {
        if (stackAt(lifted) >= 0) this.takeBack()
        else if (stackAt(target) >= 0) this.#putOnLizzy(lifted)
      },
      refused: (place) => this.#wonder(place),
    }
  }

  #putOnLizzy(from: Place): void {
    const { offer, act } = this.#board()
    const card = this.#cardAt(from)
    if (card === null) return
    if (!offer?.naming) act(lay(card))
    else {
      this.#waiting = from
      this.#asksForWord()
    }
  }

  /** Why the card of a place, or the first one of a player, cannot be laid now. */
  #wonder(place: Place): void {
    const { view, me, pending, ask } = this.#board()
    const card = view.players[seatOf(place)]?.open[slotOf(place)?.n ?? 0]
    if (card !== undefined && me !== null && pending === null) ask(lay(card))
  }

  #isOwn(place: Place): boolean {
    return slotOf(place)?.seat === this.#near
  }

  #cardAt(place: Place | null): Card | null {
    return place === null ? null : cardAt(this.#board().view, place)
  }

  #slotWith(card: Card): Place | null {
    const n = this.#board().view.players[this.#near]?.open.indexOf(card) ?? -1
    return n < 0 ? null : slot(this.#near, n)
  }
}
