/** The pool of a round (ZO-10): what is taken leaves a gap, and the others stay in place. */

import { untrack } from 'svelte'
import type { BoardProps } from '../../table/board'
import { BONUSES } from './ways'
import type { Action, Offer, View } from './wire.gen'

export class LaidOut {
  readonly #board: () => BoardProps<View, Offer, Action>
  /** The tiles that lay there when this round was first seen. */
  #tiles = $state.raw<readonly string[]>([])

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>) {
    this.#board = board
    $effect.pre(() => {
      const { pool } = board().view
      untrack(() => {
        if (!pool.every((tile) => this.#tiles.includes(tile))) this.#tiles = pool
      })
    })
  }

  /** Whether it is for this viewer to take a bonus tile: those lie there instead. */
  readonly #bonuses: boolean = $derived.by(() => {
    const { view, me } = this.#board()
    return me !== null && view.bonus && view.turn === me && view.end === null
  })

  /** All that were laid out, in the order in which they lie. */
  readonly tiles: readonly string[] = $derived(this.#bonuses ? BONUSES : this.#tiles)

  /** Those of them that nobody has taken yet. */
  readonly there: ReadonlySet<string> = $derived.by(() => new Set(this.#bonuses ? BONUSES : this.#board().view.pool))
}
