/** Looking back: the steps of a game that was or is being played, one of them on the board, and the way back to now. */

import { asMe } from '../person'
import type { Table } from './table.svelte'
import type { LogLine, Moment } from './wire.gen'

const FRAME = new Set<string>(['started', 'acted', 'defaulted', 'stopped'])

/** Whether a line of the log is a step of the game: the position may differ after it. */
export function isStep({ deed }: LogLine): boolean {
  return deed === undefined || deed === null || FRAME.has(deed.type)
}

export class LookBack {
  readonly #table: Table
  readonly #moments = new Map<number, Promise<Moment>>()
  #wanted = -1
  #at = $state<number | null>(null)
  #moment = $state.raw<Moment | null>(null)
  #news = $state.raw<readonly unknown[]>([])
  #steps = $derived.by(() => this.#table.log.filter(isStep))

  constructor(table: Table) {
    this.#table = table
  }

  /** The lines at which the position changed, as far as they are here. */
  get steps(): readonly LogLine[] {
    return this.#steps
  }

  /** Which step is asked for; null: now. */
  get at(): number | null {
    return this.#at
  }

  /** What is on the board then; null: now, or not here yet. */
  get moment(): Moment | null {
    return this.#at === null ? null : this.#moment
  }

  /** What led there, when one came from the step before: the stage plays it. */
  get news(): readonly unknown[] {
    return this.#news
  }

  /** Have the whole log here and show the last step but one. Throws `Problem`. */
  async open(): Promise<void> {
    await fetchOlder(this.#table, { all: true })
    await this.go(Math.max(0, this.steps.length - 2))
  }

  /** Show a step; the newest one asked for is the one that is shown. Throws `Problem`. */
  async go(step: number): Promise<void> {
    const index = Math.min(Math.max(0, step), this.steps.length - 1)
    const line = this.steps[index]
    if (!line) return
    const cameFrom = this.#at
    this.#at = index
    this.#wanted = line.seq
    const moment = await this.#fetch(line.seq)
    if (this.#wanted !== line.seq) return
    this.#news = cameFrom === index - 1 ? (line.news ?? []) : []
    this.#moment = moment
  }

  /** Back to now. */
  close(): void {
    this.#at = null
    this.#wanted = -1
    this.#moment = null
    this.#news = []
  }

  #fetch(seq: number): Promise<Moment> {
    let coming = this.#moments.get(seq)
    if (!coming) {
      coming = asMe<Moment>('GET', `/api/tables/${encodeURIComponent(this.#table.id)}/at/${seq}`)
      coming.catch(() => this.#moments.delete(seq))
      this.#moments.set(seq, coming)
    }
    return coming
  }
}

/** Fetch the part of the log before what is here, or all of it. Throws `Problem`. */
export async function fetchOlder(table: Table, { all = false } = {}): Promise<void> {
  while (true) {
    const first = table.log[0]?.seq ?? table.seq + 1
    if (first <= 0) return
    const path = `/api/tables/${encodeURIComponent(table.id)}/log?before=${first}`
    table.addOlder(await asMe<readonly LogLine[]>('GET', path))
    if (!all || (table.log[0]?.seq ?? 0) >= first) return
  }
}
