/** What one is saying at a table: the line that is being typed, for whom it is, and how its sending fares. */

import { named } from '../person'
import type { Table } from './table.svelte'

/** The longest line of chat, in characters. */
export const LONGEST = 500

/** What can be seen of a line: without any there is nothing to say. */
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** Outlasts the chat that shows it, which comes and goes with its tab and its sheet. */
export class Saying {
  readonly #table: Table
  #chosen = $state('table')
  #sending = $state(false)
  #failed = $state(false)
  /** What was typed and has not arrived. */
  text = $state('')

  constructor(table: Table) {
    this.#table = table
  }

  /** The channels one may speak in now (TB-02). */
  get open(): readonly string[] {
    return this.#table.you?.channels ?? ['table']
  }

  /**
   * For whom the line is; null: that has to be chosen anew, as by whoever has changed sides. What was typed for one
   * team goes neither to the other nor to the whole table.
   */
  get channel(): string | null {
    return this.open.includes(this.#chosen) ? this.#chosen : null
  }

  set channel(channel: string) {
    this.#chosen = channel
  }

  /** Whether a line is on its way; until it has arrived no other is sent. */
  get sending(): boolean {
    return this.#sending
  }

  /** Whether what stands here was sent in vain, and still there is no connection. */
  get unsent(): boolean {
    return this.#failed && this.text !== '' && this.#table.condition !== 'open'
  }

  /** Send what was typed, if it is anything. It stays until it has arrived: neither said twice nor forgotten. */
  async send(): Promise<void> {
    const { channel } = this
    const said = this.text.trim()
    if (!SEEN.test(said) || this.#sending || channel === null) return
    if (!said.startsWith('/') && !(await named())) return
    this.#sending = true
    const how = await this.#table.speak(said, channel)
    this.#sending = false
    this.#failed = how === 'not-sent'
    if (how === 'done' && this.text.trim() === said) this.text = ''
  }
}
