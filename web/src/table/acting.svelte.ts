/** What one is about to do at a table: what the board composes, what is asked before it is sent, and the sending. */

import { untrack } from 'svelte'
import type { Say } from '../words'
import type { Draft, Listed } from './board'
import type { Question } from './question'
import { same } from './same'
import type { Table } from './table.svelte'

export class Acting {
  readonly #table: Table
  readonly #say: () => Say
  #question = $state.raw<Question | null>(null)
  /** The board's composed act, which waits for its yes. */
  draft = $state.raw<Draft<unknown> | null>(null)

  /** Made while a component is set up. */
  constructor(table: Table, say: () => Say) {
    this.#table = table
    this.#say = say
    // What was asked about a position that is no more is not asked any longer; nor is the end hidden by an old refusal.
    $effect.pre(() => {
      void table.view
      untrack(() => {
        if (this.#question && (!this.#question.grave || table.over)) this.#question = null
        if (table.over) table.hush()
      })
    })
  }

  /** What is asked before something is sent. */
  get question(): Question | null {
    return this.#question
  }

  /** Sends an act of the offer, after the question that the offer wants asked before it. */
  act(action: unknown): void {
    const say = this.#say()
    const offer = this.#table.offer as Listed<unknown> | null
    const index = offer?.acts?.findIndex((one) => same(one, action)) ?? -1
    const warning = offer?.warnings?.find(([at]) => at === index)?.[1]
    const go = (): void => this.#table.do({ type: 'act', action })
    if (warning === undefined) go()
    else this.#question = { text: say(warning), yes: say('bar-anyway'), grave: false, go }
  }

  confirm(): void {
    if (this.draft?.action != null) this.act(this.draft.action)
  }

  answer(yes: boolean): void {
    const asked = this.#question
    this.#question = null
    if (yes) asked?.go()
  }

  answerDraw(yes: boolean): void {
    this.#table.do({ type: yes ? 'accept' : 'refuse' })
  }

  resign(): void {
    const say = this.#say()
    this.#question = {
      text: say('table-resign-question'),
      yes: say('table-resign-yes'),
      grave: true,
      go: () => this.#table.do({ type: 'resign' }),
    }
  }
}
