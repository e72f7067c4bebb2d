/**
 * What a table tells its reader: the news as they come, one's own acts too, that it is one's turn, how it ended, and why
 * something was not done.
 */

import { untrack } from 'svelte'
import { language, type Say, sayProblem } from '../words'
import { listed, myTurnWords, sayRefusal, tell } from './log'
import type { Table } from './table.svelte'
import type { Result } from './wire.gen'

export class Telling {
  readonly #table: Table
  readonly #say: () => Say
  readonly #called: () => readonly string[]
  #wasMine: boolean
  #spoken = $state('')

  /** Made while a component is set up. `called` tells what whoever sits on each seat is called. */
  constructor(table: Table, say: () => Say, called: () => readonly string[]) {
    this.#table = table
    this.#say = say
    this.#called = called
    this.#wasMine = table.myTurn
    $effect(() => {
      const fresh = new Set(table.fresh.map(({ seq }) => seq))
      untrack(() => this.#tellNews(fresh))
    })
    $effect(() => {
      void table.refusal
      const { problem } = this
      untrack(() => {
        const wrong = this.refusal ?? problem
        if (wrong !== null) this.#spoken = wrong
      })
    })
  }

  /** What was told last: for the live region of the game. */
  get spoken(): string {
    return this.#spoken
  }

  /** Why the rules forbid what was asked last, in words. */
  readonly refusal = $derived.by((): string | null => {
    if (this.#table.refusal === null) return null
    const called = (seat: number): string => this.#called()[seat] ?? this.#say()('seat-free', { seat: seat + 1 })
    return sayRefusal(this.#table.refusal, called, this.#say())
  })

  /** What is wrong with the last request, in words. */
  readonly problem = $derived.by((): string | null => {
    if (this.#table.problem === null) return null
    const { quicker } = this.#table
    if (quicker === null) return sayProblem(this.#table.problem)
    return this.#say()('problem-stale-by', { who: this.#called()[quicker] ?? '' })
  })

  #tellNews(fresh: ReadonlySet<number>): void {
    const { card, log, names, over, myTurn } = this.#table
    if (!card) return
    const say = this.#say()
    const told = fresh.size > 0 ? tell(log, card, names, say).filter(({ seq }) => fresh.has(seq)) : []
    const texts = told.map(({ text }) => text)
    if (over && fresh.size > 0 && card.result) texts.push(this.#ending(card.result))
    else if (myTurn && !this.#wasMine) texts.push(myTurnWords(this.#table, say))
    this.#wasMine = myTurn
    if (texts.length > 0) this.#spoken = texts.join(' ')
  }

  #ending({ reason, winners }: Result): string {
    const who = winners.map((seat) => this.#called()[seat] ?? '')
    return this.#say()(`result-${reason}`, { who: listed(who, language.current) })
  }
}
