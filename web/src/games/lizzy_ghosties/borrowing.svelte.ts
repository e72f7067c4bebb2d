/**
 * A body that a Ghostie borrows (LG-60): cards are picked one by one, from whoever has them, until there are three that
 * make a double. It is kept for when the page comes back, and offered to be confirmed.
 */

import { untrack } from 'svelte'
import { PARTS, type Part } from '../../kit/lizzy/cards'
import type { BoardProps, Draft, Place, Seat } from '../../table/board'
import { bodies, borrowOf, complete, isPicks, mayHaunt, type Picks, spotOf, topAt } from './board'
import type { Action, Offer, View } from './wire.gen'

interface Made {
  /** In which turn. */
  readonly moment: string
  readonly picks: Picks
}

const HINTS = { h: 'label-borrow-head', b: 'label-borrow-body', t: 'label-borrow-tail' } as const

export class Borrowing {
  readonly #board: () => BoardProps<View, Offer, Action>
  #made = $state.raw<Made | null>(null)

  /** Made while a board is set up, which tells its props. */
  constructor(board: () => BoardProps<View, Offer, Action>) {
    this.#board = board
    this.#made = untrack(() => board().keep?.read(isMade) ?? null)
    $effect(() => {
      const made = this.#draft
      untrack(() => board().draft(made))
    })
  }

  /** Whether a body may be borrowed now. */
  readonly possible: boolean = $derived.by(() => {
    const { view, offer } = this.#board()
    return mayHaunt(view) && bodies(offer, {}).length > 0
  })

  /** From whom its parts are picked, or were sent. */
  readonly picks: Picks = $derived.by(() => {
    const { pending } = this.#board()
    if (pending?.type === 'borrow') {
      return { h: pending.head ?? 'burn', b: pending.body ?? 'burn', t: pending.tail ?? 'burn' }
    }
    return this.possible && this.#made?.moment === this.#moment ? this.#made.picks : {}
  })

  readonly begun: boolean = $derived(Object.keys(this.picks).length > 0)

  /** Whether it is a body that may be borrowed, or is on its way. */
  readonly whole: boolean = $derived.by(() => {
    const { pending, offer } = this.#board()
    return complete(this.picks) && (pending !== null || bodies(offer, this.picks).length > 0)
  })

  /** Whether the card there may go into it: of a Lizzy, or of the Burn Lizzy where the offer borrows from her. */
  takes(place: Place): boolean {
    const { view, offer } = this.#board()
    const spot = spotOf(place)
    if (!this.possible || spot === null || spot.owner === 'body' || topAt(view, place) === null) return false
    return spot.owner !== 'burn' || PARTS.some((part) => bodies(offer, { [part]: 'burn' }).length > 0)
  }

  /** A card of theirs takes the place of its part; nobody lends more than one. */
  pick(owner: Seat | 'burn', part: Part): void {
    const rest = Object.entries(this.picks).filter(([one, from]) => one !== part && from !== owner)
    this.#make({ ...Object.fromEntries(rest), [part]: owner })
  }

  unpick(part: Part): void {
    this.#make(Object.fromEntries(Object.entries(this.picks).filter(([one]) => one !== part)))
  }

  /** What waits to be confirmed; null: nothing is picked. */
  readonly #draft: Draft<Action> | null = $derived.by(() => {
    const { offer, say } = this.#board()
    const { picks } = this
    if (!this.begun || offer === null) return null
    const possible = bodies(offer, picks).length > 0
    return {
      action: possible ? borrowOf(picks) : null,
      hint: say(hintOf(picks, possible)),
      undo: () => this.unpick(PARTS.findLast((part) => picks[part] !== undefined) ?? 'h'),
    }
  })

  /** Each turn of a Ghostie adds cards to a pile: so a body picked in another one is known to be old. */
  get #moment(): string {
    const { view } = this.#board()
    return `${view.turns}/${view.teams.ghosties}`
  }

  #make(picks: Picks): void {
    this.#made = { moment: this.#moment, picks }
    this.#board().keep?.write(Object.keys(picks).length > 0 ? this.#made : null)
  }
}

/** What is still to be done for a body; `possible`: these picks can become one that makes a double. */
function hintOf(picks: Picks, possible: boolean): string {
  if (complete(picks)) return possible ? 'label-borrow-double' : 'label-borrow-no-double'
  const open = PARTS.find((part) => picks[part] === undefined) ?? 'h'
  return possible ? HINTS[open] : 'label-borrow-hopeless'
}

function isMade(kept: unknown): kept is Made {
  if (typeof kept !== 'object' || kept === null || !('moment' in kept) || !('picks' in kept)) return false
  return typeof kept.moment === 'string' && isPicks(kept.picks)
}
