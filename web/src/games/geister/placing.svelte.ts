/**
 * One's own eight while they are being placed (GE-02): every arrangement that was tried, so that a step can be taken
 * back. It is kept for when the page comes back, and offered to be confirmed.
 */

import { untrack } from 'svelte'
import type { BoardProps, Draft, Place, Seat } from '../../table/board'
import { GHOSTS } from './ghosts'
import { isHistory, shuffled, swapped } from './placement'
import type { Action, Kind, Kinds, Offer, Square, View } from './wire.gen'

export class Placing {
  readonly #board: () => BoardProps<View, Offer, Action>
  #history = $state.raw<readonly Kinds[]>([])

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>) {
    this.#board = board
    $effect.pre(() => {
      if (this.active && untrack(() => this.#history.length === 0))
        this.#made(board().keep?.read(isHistory) ?? [shuffled()])
      if (board().view.placed[this.#seat]) board().keep?.write(null)
    })
    $effect(() => {
      const whole = this.#whole
      untrack(() => board().draft(whole))
    })
  }

  /** Whether it is for this viewer to place now. */
  readonly active: boolean = $derived.by(() => {
    const { me, view, pending, offer } = this.#board()
    return me !== null && !view.placed[me] && pending === null && offer !== null
  })

  /** The eight squares, as the kinds name them. */
  readonly start: readonly Square[] = $derived.by(() => {
    const first = this.#seat * GHOSTS
    return this.#board().view.spots.slice(first, first + GHOSTS)
  })

  /** The kind that stands on a square, as one has it now or as it was sent. */
  kindOn(square: Place): Kind | null {
    const { pending } = this.#board()
    const kinds = pending?.type === 'place' ? pending.kinds : this.#history.at(-1)
    return (kinds?.[this.start.indexOf(square)] ?? null) as Kind | null
  }

  /** Where the ghost on a square may go: to one of the other kind. */
  goals(from: Place): readonly Place[] {
    return this.start.filter((place) => this.kindOn(place) !== this.kindOn(from))
  }

  swap(one: Place, other: Place): void {
    const kinds = this.#history.at(-1)
    if (kinds) this.#made([...this.#history, swapped(kinds, this.start.indexOf(one), this.start.indexOf(other))])
  }

  shuffle(): void {
    this.#made([...this.#history, shuffled()])
  }

  /** The newest, to be confirmed. */
  get #whole(): Draft<Action> | null {
    const kinds = this.active ? this.#history.at(-1) : undefined
    if (!kinds) return null
    const undo = this.#history.length > 1 ? { undo: () => this.#made(this.#history.slice(0, -1)) } : {}
    return { action: { type: 'place', kinds }, hint: this.#board().say('hint-placing-done'), ...undo }
  }

  get #seat(): Seat {
    return this.#board().me ?? 0
  }

  #made(history: readonly Kinds[]): void {
    this.#history = history
    this.#board().keep?.write(history)
  }
}
