/** What of log and chat has been read here: the side shows a dot for what is new where nobody is looking. */

import { untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Table } from './table.svelte'

export const TABS = ['log', 'chat', 'rules'] as const
export type Tab = (typeof TABS)[number]

export class Reading {
  readonly #table: Table
  readonly #wide = new MediaQuery('(min-width: 64rem)')
  #readLog = $state<number | null>(null)
  #readChat = $state<number | null>(null)
  tab = $state<Tab>('log')
  /** Whether the sheet is up, on a screen where the side is one. */
  open = $state(false)

  /** Made while a component is set up. */
  constructor(table: Table) {
    this.#table = table
    $effect.pre(() => {
      // What was there at the first look is not new.
      const log = this.#newestLog
      const chat = this.#newestChat
      untrack(() => {
        if (this.#readLog === null || this.#sees('log')) this.#readLog = log
        if (this.#readChat === null || this.#sees('chat')) this.#readChat = chat
      })
    })
  }

  /** Whether the side is always there. */
  get wide(): boolean {
    return this.#wide.current
  }

  /** Whether a tab holds something that was not looked at. */
  isNew(tab: Tab): boolean {
    if (this.#sees(tab)) return false
    if (tab === 'log') return this.#newestLog > (this.#readLog ?? this.#newestLog)
    if (tab === 'chat') return this.#newestChat > (this.#readChat ?? this.#newestChat)
    return false
  }

  /** Whether somebody spoke and it was not read: worth a dot on the closed sheet; a move shows itself on the board. */
  get calls(): boolean {
    return this.isNew('chat')
  }

  show(tab: Tab): void {
    this.tab = tab
    this.open = true
    if (tab === 'log') this.#readLog = this.#newestLog
    if (tab === 'chat') this.#readChat = this.#newestChat
  }

  #sees(tab: Tab): boolean {
    return this.tab === tab && (this.open || this.wide)
  }

  get #newestLog(): number {
    return this.#table.log.at(-1)?.seq ?? -1
  }

  get #newestChat(): number {
    const lines = this.#table.talk.flatMap((one) => (one.type === 'line' ? [one.line] : []))
    return lines.findLast(({ author }) => author !== this.#table.you?.person)?.number ?? 0
  }
}
