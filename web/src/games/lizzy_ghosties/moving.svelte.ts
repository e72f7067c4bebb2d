/**
 * Hands on the Lizzies. A card is lifted and put on a Lizzy, on whatever part of it: it goes to its own. A Ghostie puts
 * a card on the own pile to take it, or three cards in the places of a body to borrow one.
 */

import { PARTS } from '../../kit/lizzy/cards'
import type { BoardProps, Place } from '../../table/board'
import { Gesture, type Hands } from '../../table/gesture.svelte'
import type { Ground } from '../../table/place'
import { meant, nearest, pileOf, sameThing, spotOf, topAt, type Way, wayOf } from './board'
import type { Borrowing } from './borrowing.svelte'
import type { Action, Offer, View } from './wire.gen'

interface Move extends Way {
  readonly action: Action
}

export class Moving {
  readonly #board: () => BoardProps<View, Offer, Action>
  readonly #borrowing: Borrowing

  readonly gesture: Gesture

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>, borrowing: Borrowing, ground: Ground) {
    this.#board = board
    this.#borrowing = borrowing
    this.gesture = new Gesture(this.#hands(), ground)
  }

  /** What is offered of single cards. */
  readonly #moves: readonly Move[] = $derived.by(() => {
    const { view, offer, me } = this.#board()
    return (offer?.acts ?? []).flatMap((action) => {
      const way = wayOf(action, view, nearest(view, me))
      return way ? [{ action, ...way }] : []
    })
  })

  /** Whether a hand may lift the card there. */
  liftable(place: Place): boolean {
    return this.#moves.some(({ from }) => from === place) || this.#borrowing.takes(place)
  }

  /** Where exactly what is lifted lands if it is put down on that Lizzy. */
  isGoal(place: Place): boolean {
    const { lifted } = this.gesture
    if (lifted === null) return false
    if (this.#moves.some(({ from, to }) => from === lifted && to === place)) return true
    return this.#borrowing.takes(lifted) && place === pileOf('body', spotOf(lifted)?.part ?? 'h')
  }

  #hands(): Hands {
    return {
      liftable: (place) => this.liftable(place),
      targets: (lifted) => this.#targets(lifted),
      put: (lifted, target) => this.#put(lifted, target),
      refused: (place) => this.#refused(place),
    }
  }

  #targets(lifted: Place): readonly Place[] {
    const goals = this.#moves.filter(({ from }) => from === lifted).map(({ to }) => to)
    const all = goals.flatMap((goal) => {
      const spot = spotOf(goal)
      return spot ? PARTS.map((part) => pileOf(spot.owner, part)) : [goal]
    })
    return this.#borrowing.takes(lifted) ? [...all, ...PARTS.map((part) => pileOf('body', part))] : all
  }

  #put(lifted: Place, target: Place): void {
    const spot = spotOf(lifted)
    const move = this.#moves.find(({ from, to }) => from === lifted && sameThing(to, target))
    if (move) this.#board().act(move.action)
    else if (spot && spot.owner !== 'body' && spotOf(target)?.owner === 'body' && this.#borrowing.takes(lifted)) {
      this.#borrowing.pick(spot.owner, spot.part)
    } else this.#wonder(lifted, target)
  }

  #refused(place: Place): void {
    const spot = spotOf(place)
    const isPicked = spot?.owner === 'body' && this.#borrowing.picks[spot.part] !== undefined
    if (isPicked && this.#board().offer !== null) this.#borrowing.unpick(spot.part)
    else this.#wonder(place, null)
  }

  /** Why the card there may not be moved so. */
  #wonder(from: Place, to: Place | null): void {
    const { view, me, pending, ask } = this.#board()
    if (me === null || pending !== null || topAt(view, from) === null) return
    const action = meant(view, me, from, to)
    if (action) ask(action)
  }
}
