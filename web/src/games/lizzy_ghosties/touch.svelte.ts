/** What a pile asks of the board it lies on: one object for all of them, read anew whenever something changes. */

import { PARTS } from '../../kit/lizzy/cards'
import { Before } from '../../table/before.svelte'
import type { BoardProps, Place, Say } from '../../table/board'
import type { Gesture } from '../../table/gesture.svelte'
import type { Places, Point } from '../../table/place'
import { facing, helps, lizzyOf, nearest, pileOf, type Spot, spotOf, topAt, type Way, wayOf } from './board'
import { Borrowing } from './borrowing.svelte'
import { ghostLabel, pileLabel } from './labels'
import { Moving } from './moving.svelte'
import type { Action, Card, Offer, View } from './wire.gen'

export class Touch {
  readonly #board: () => BoardProps<View, Offer, Action>
  readonly #places: Places
  readonly #before: Before<View>
  readonly #moving: Moving

  readonly borrowing: Borrowing

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>, places: Places) {
    this.#board = board
    this.#places = places
    this.borrowing = new Borrowing(board)
    this.#moving = new Moving(board, this.borrowing, places)
    this.#before = new Before(() => board().view)
    $effect(() => {
      places.landed = this.sent?.to ?? null
    })
  }

  get gesture(): Gesture {
    return this.#moving.gesture
  }

  /** The place that Tab reaches before anybody has been somewhere. */
  readonly first: Place = $derived.by(() => {
    const { view, me } = this.#board()
    const near = nearest(view, me)
    const owners = [...facing(view, near), near, 'burn' as const]
    const places = owners.flatMap((owner) => PARTS.map((part) => pileOf(owner, part)))
    return places.find((place) => this.#moving.liftable(place)) ?? pileOf('burn', 'h')
  })

  get say(): Say {
    return this.#board().say
  }

  /** Somebody is asked: what cannot be moved now steps back. */
  get asked(): boolean {
    return this.#board().offer !== null
  }

  /** The way of the card that is sent and not yet answered. */
  readonly sent: Way | null = $derived.by(() => {
    const { view, me, pending } = this.#board()
    return pending === null || me === null ? null : wayOf(pending, view, me)
  })

  /** The card that follows the pointer, and where. */
  readonly carried: { readonly card: Card; readonly point: Point } | null = $derived.by(() => {
    const drag = this.gesture.dragged
    const card = drag && topAt(this.#board().view, drag.place)
    return drag && card ? { card, point: drag.point } : null
  })

  /** Whether what lies there stands out; while a body is being picked, only what can still make it a double does. */
  liftable(place: Place): boolean {
    const spot = spotOf(place)
    const { begun, picks } = this.borrowing
    return begun && spot ? helps(this.#board().offer, picks, spot) : this.#moving.liftable(place)
  }

  /** It is in the body that is being borrowed. */
  picked(place: Place): boolean {
    const spot = spotOf(place)
    return spot !== null && spot.owner !== 'body' && this.borrowing.picks[spot.part] === spot.owner
  }

  /** Where the lifted card lands. */
  goal(place: Place): boolean {
    return this.#moving.isGoal(place)
  }

  /** What lies there now for the eye: flights and sent cards counted in. */
  top(place: Place): Card | null {
    const { view } = this.#board()
    const { sent } = this
    const spot = spotOf(place)
    if (spot?.owner === 'body' && view.borrowed === null) return this.#topOfPicked(spot)
    if (sent?.to === place) return topAt(view, sent.from)
    if (!this.#places.flying.has(place)) return topAt(view, place)
    return this.#before.view && topAt(this.#before.view, place)
  }

  /** What it is called, and what lies there. */
  label(place: Place): string {
    const { view, me, seats, offer, say } = this.#board()
    const listener = { me, names: seats.map(({ name }) => name), say }
    const spot = spotOf(place)
    if (spot === null) return ghostLabel(view, place, listener)
    const count = (lizzyOf(view, spot.owner)?.heights[PARTS.indexOf(spot.part)] ?? 1) + Number(this.sent?.to === place)
    const card = this.top(place)
    const what = pileLabel(spot, card, count, listener)
    return card !== null && offer !== null && this.#moving.liftable(place) ? say('label-movable', { what }) : what
  }

  #topOfPicked({ part }: Spot): Card | null {
    const from = this.borrowing.picks[part]
    return from === undefined ? null : topAt(this.#board().view, pileOf(from, part))
  }
}
