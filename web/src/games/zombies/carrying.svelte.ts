/**
 * Hands on the field and the pool: a press takes a tile, a drag carries it over the field, where it jumps to places
 * that it fits in, and a tap on a square brings it there.
 */

import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { BoardProps, Place } from '../../table/board'
import { Gesture, type Hands } from '../../table/gesture.svelte'
import { type Ground, inDrawing, type Places, type Point } from '../../table/place'
import { UNIT } from './art/unit'
import { gripSquare, type Held, poolPlace, poolTile } from './board'
import { pulledTo } from './drag'
import type { Hand } from './hand.svelte'
import type { SignName } from './Sign.svelte'
import { HEIGHT, has, MIDDLE, numberOf, type Spot, SQUARES, squareAt, squaresOf, WIDTH } from './squares'
import type { Action, Offer, View } from './wire.gen'

/** What the board shows: whether it is the own field, and the tiles of the pool. */
export interface Shown {
  readonly own: boolean
  readonly tiles: readonly string[]
}

export class Carrying {
  readonly #board: () => BoardProps<View, Offer, Action>
  readonly #hand: Hand
  readonly #places: Places
  readonly #shown: () => Shown
  /** A drag has begun and is not settled yet. */
  #dragging = false
  /** Where it would have ended if it had ended by now; null: beside the field. */
  #settled: Held | null = null

  /** The sheet over the field, once it is there. */
  sheet = $state<SVGSVGElement>()
  readonly gesture: Gesture

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>, hand: Hand, places: Places, shown: () => Shown) {
    this.#board = board
    this.#hand = hand
    this.#places = places
    this.#shown = shown
    this.gesture = new Gesture(this.#hands(), this.#ground())
    $effect.pre(() => {
      const { lifted } = this.gesture
      if (lifted !== null) untrack(() => this.#lifted(lifted))
    })
    $effect(() => {
      const [drag, over] = [this.gesture.dragged, this.#over]
      untrack(() => this.#settle(drag !== null, over))
    })
  }

  /** The tile in hand where it is seen: under the pointer while it is dragged over the field. */
  get tile(): Held | null {
    return this.#over ?? this.#hand.tile
  }

  /** Where the pointer has it that drags a tile beside the field; null: none does. */
  readonly inAir: Point | null = $derived.by(() => {
    const drag = this.gesture.dragged
    return drag === null || this.#over !== null || this.#hand.tile === null || !this.sheet ? null : drag.point
  })

  readonly #over: Held | null = $derived.by(() => {
    const [drag, { tile }] = [this.gesture.dragged, this.#hand]
    const spot = drag === null || tile === null ? null : this.#spot(drag.point, UNIT)
    return tile && spot && { ...tile, at: pulledTo(tile, spot, this.#hand.places) }
  })

  /** The wheel turns what is dragged. */
  wheeled(steer: (how: SignName) => void): Attachment {
    return (element) => {
      const turn = (event: Event): void => {
        if (this.gesture.dragged === null) return
        event.preventDefault()
        steer((event as WheelEvent).deltaY > 0 ? 'turn-right' : 'turn-left')
      }
      element.addEventListener('wheel', turn, { passive: false })
      return () => element.removeEventListener('wheel', turn)
    }
  }

  #hands(): Hands {
    const hand = this.#hand
    return {
      liftable: (place) => {
        const tile = poolTile(place)
        if (tile !== null) return this.#offers(tile)
        return this.#shown().own && hand.tile !== null && numberOf(place) >= 0 && has(hand.covers, numberOf(place))
      },
      targets: (lifted) =>
        poolTile(lifted) === null ? [] : squaresOf(hand.places).map((first) => heldOver(hand.tile, first)),
      put: (_, target) => {
        if (!this.#dragging) hand.move(numberOf(target))
      },
      refused: (place) => {
        if (numberOf(place) >= 0 && hand.tile !== null) hand.move(numberOf(place))
        else this.#ask(poolTile(place))
      },
    }
  }

  /** A square is found by where it is on the field, not by asking all of them: hands come here with every move. */
  #ground(): Ground {
    const places = this.#places
    return {
      at: (point) => {
        const spot = this.#spot(point, 0)
        if (spot !== null)
          return SQUARES[squareAt({ column: Math.round(spot.column), row: Math.round(spot.row) })] ?? null
        const isIn = (box: DOMRect | null): boolean =>
          box !== null && point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom
        return (
          this.#shown()
            .tiles.map(poolPlace)
            .find((place) => isIn(places.box(place))) ?? null
        )
      },
      middle: (place) => places.middle(place),
      all: () => places.all(),
      reaches: (place) => places.reaches(place),
      focus: (place) => places.focus(place),
    }
  }

  /** The place under a point in squares, not whole ones; null: it is not over the field, nor `near` units beside it. */
  #spot(point: Point, near: number): Spot | null {
    if (!this.sheet) return null
    const { x, y } = inDrawing(this.sheet, point)
    const inside = x >= -near && x < WIDTH * UNIT + near && y >= -near && y < HEIGHT * UNIT + near
    return inside ? { column: x / UNIT - 0.5, row: y / UNIT - 0.5 } : null
  }

  /** What is lifted is in hand; if a tile that lies over the field is gripped, by the cell that was gripped. */
  #lifted(lifted: Place): void {
    const [tile, hand] = [poolTile(lifted), this.#hand]
    if (tile === null || !this.#offers(tile)) {
      hand.gripAt(numberOf(lifted))
      return
    }
    hand.take(tile)
    if (!hand.pressing) void this.#fieldToKeys()
  }

  async #fieldToKeys(): Promise<void> {
    await tick()
    const { tile } = this.#hand
    if (tile) this.#places.focus(SQUARES[gripSquare(tile)] ?? '')
  }

  /** Called with every step of a drag and after it: it ends where it was last, or beside the field with empty hands. */
  #settle(drags: boolean, over: Held | null): void {
    if (drags) {
      this.#dragging = true
      this.#settled = over
    } else if (this.#dragging) {
      this.#dragging = false
      if (this.#settled !== null) this.#hand.leave(this.#settled)
      else if (this.gesture.lifted === null) this.#hand.drop()
    }
  }

  /** Why a tile of the pool cannot be taken. */
  #ask(tile: string | null): void {
    const { me, pending, ask } = this.#board()
    if (tile !== null && me !== null && pending === null) ask({ type: 'lay', tile, turn: '0', at: MIDDLE })
  }

  #offers(tile: string): boolean {
    return this.#board().offer?.tiles.includes(tile) ?? false
  }
}

/** The square of the held cell when the first one is at `first`. */
const heldOver = (tile: Held | null, first: number): Place =>
  (tile && SQUARES[gripSquare({ ...tile, at: first })]) ?? ''
