/**
 * The tile in hand: taken from the pool, turned, mirrored and pushed over the own field, until it is laid or put back
 * (ZO-11, ZO-20). It is kept for when the page comes back.
 */

import { flushSync, onMount, untrack } from 'svelte'
import type { BoardProps } from '../../table/board'
import { firstBy, firstPlace, gripSquare, type Held, placesOf } from './board'
import { pushedTo } from './drag'
import type { SignName } from './Sign.svelte'
import { type Mask, MIDDLE, NONE, numberOf, type Spot, spotOf } from './squares'
import { cellsOf, covering, grip, mirrored, shapeOf, turnedLeft, turnedRight, waysOf } from './ways'
import type { Action, Offer, View } from './wire.gen'

const TURNS: Partial<Record<SignName, (shape: string, way: number) => number>> = {
  'turn-left': turnedLeft,
  'turn-right': turnedRight,
  mirror: mirrored,
}

const PUSHES: Partial<Record<SignName, Spot>> = {
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
}

/** What else is to be done when something is done to the tile in hand. */
export interface Followed {
  readonly taken: () => void
  readonly pushed: () => void
  readonly putBack: () => void
}

export class Hand {
  readonly #board: () => BoardProps<View, Offer, Action>
  readonly #followed: Followed
  #held = $state.raw<Held | null>(null)
  #wasHandled = false

  /** While a finger or a button is down nothing comes or goes under it: buttons and bar wait for the release. */
  pressing = $state(false)

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>, followed: Followed) {
    this.#board = board
    this.#followed = followed
    this.#keepUp()
    this.#keep()
    this.#rehearse()
    $effect(() => {
      this.#wasHandled = this.handled
    })
  }

  /** The tile as it lies; null: none is in hand. */
  readonly tile: Held | null = $derived.by(() => {
    const held = this.#held
    return held && this.#board().offer?.tiles.includes(held.tile) ? held : null
  })

  /** Where its first cell may lie as it is turned. */
  readonly places: Mask = $derived.by(() => {
    const { tile } = this
    return tile ? placesOf(this.#board().offer, tile.tile, tile.way) : NONE
  })

  /** What it covers where it is. */
  readonly covers: Mask = $derived.by(() => {
    const { tile } = this
    return (tile && covering(cellsOf(tile.tile, tile.way), tile.at)) ?? NONE
  })

  /** Hint and buttons are those of a tile in hand; under the press that takes it up they stay as they were. */
  readonly handled: boolean = $derived(this.tile !== null && (!this.pressing || this.#wasHandled))

  take(tile: string): void {
    if (this.#held?.tile === tile) return
    this.#followed.taken()
    this.#held = this.#taken(tile)
  }

  putBack(): void {
    this.#followed.putBack()
    this.#held = null
  }

  /** Out of the hand, and nothing else. */
  drop(): void {
    this.#held = null
  }

  /** It lies as it was seen to lie. */
  leave(seen: Held): void {
    this.#held = seen
  }

  /** What a button does to it; it is turned and mirrored about the cell by which it is held, over `square`. */
  steer(how: SignName, square: number): void {
    const turn = TURNS[how]
    if (turn) this.#turn(turn, square)
    else this.push(how)
  }

  push(how: SignName): void {
    const { tile } = this
    const by = PUSHES[how]
    if (tile === null || by === undefined) return
    const { column, row } = spotOf(gripSquare(tile))
    this.#held = { ...tile, at: pushedTo(tile, { column: column + by.column, row: row + by.row }) }
    this.#followed.pushed()
  }

  /** The cell by which it is held comes over a square, as far as the field lets it. */
  move(square: number): void {
    if (square >= 0 && this.tile !== null) this.#held = { ...this.tile, at: firstBy(this.tile, square) }
  }

  /** From now on it is held by the cell that is over a square. */
  gripAt(square: number): void {
    const { tile } = this
    if (tile === null) return
    const gripped = cellsOf(tile.tile, tile.way).findIndex((_, n) => gripSquare({ ...tile, grip: n }) === square)
    if (gripped >= 0) this.#held = { ...tile, grip: gripped }
  }

  #turn(turn: (shape: string, way: number) => number, square: number): void {
    const { tile } = this
    if (tile === null) return
    const way = turn(shapeOf(tile.tile), tile.way)
    const turned = { ...tile, way, grip: grip(cellsOf(tile.tile, way)) }
    this.#held = { ...turned, at: firstBy(turned, square) }
  }

  /** As it is when it has been taken: as it comes, where it fits near what was in hand or was laid before. */
  #taken(tile: string): Held {
    const { view, offer, me } = this.#board()
    const last = view.fields[me ?? 0]?.tiles.at(-1)?.at
    const near = this.#held?.at ?? numberOf(last ?? MIDDLE)
    return { tile, way: 0, at: firstPlace(tile, 0, offer, near), grip: grip(cellsOf(tile, 0)) }
  }

  /** With a new view it may be that it cannot be laid any more. */
  #keepUp(): void {
    $effect.pre(() => {
      const { offer, pending } = this.#board()
      const [tiles, waiting] = [offer?.tiles, pending !== null]
      untrack(() => {
        if (this.#held !== null && !waiting && !tiles?.includes(this.#held.tile)) this.putBack()
      })
    })
  }

  #keep(): void {
    untrack(() => {
      const { keep, offer } = this.#board()
      const kept = keep?.read(isHeld) ?? null
      if (kept && offer?.tiles.includes(kept.tile) && kept.way < waysOf(shapeOf(kept.tile)).length) this.#held = kept
    })
    $effect(() => {
      if (!this.pressing) this.#board().keep?.write(this.#held)
    })
  }

  /**
   * The first tile is taken as quickly as every other: what that needs is done once while nobody waits, and undone
   * before it can be seen.
   */
  #rehearse(): void {
    onMount(() => {
      const [whenIdle, not] =
        'requestIdleCallback' in globalThis ? [requestIdleCallback, cancelIdleCallback] : [setTimeout, clearTimeout]
      const rehearsal = whenIdle(() => {
        const tile = this.#board().offer?.tiles[0]
        if (tile === undefined || this.#held !== null || this.pressing) return
        this.pressing = true // so that the page and what is kept hear nothing of it
        this.#held = this.#taken(tile)
        flushSync()
        this.#held = null
        this.pressing = false
      })
      return () => not(rehearsal)
    })
  }
}

function isHeld(kept: unknown): kept is Held {
  const { tile, way, at, grip } = (kept ?? {}) as Partial<Held>
  return typeof tile === 'string' && [way, at, grip].every((part) => Number.isInteger(part) && (part as number) >= 0)
}
