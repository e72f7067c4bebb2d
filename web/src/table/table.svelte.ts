/**
 * A table as this page knows it: what the server sent, folded together, and what was sent and not yet answered.
 *
 * Nothing is computed ahead. An act is `pending` until its receipt, a refusal or a problem comes; only one can be.
 */

import type { Refusal } from '../http'
import { myToken, renew } from '../person'
import type { Seat } from './board'
import { browserWorld, type Condition, freshKey, heed, Line, UNKNOWN_TOKEN, type World } from './line'
import type { Card, ChatLine, FromServer, LogLine, People, Line as Sentence, Update, Verb, You } from './wire.gen'

export type { Refusal }

/** What stands in the chat: a line that somebody said, or the answer to a command, for this page alone. */
export type Talk = { type: 'line'; line: ChatLine } | { type: 'told'; key: string; lines: readonly Sentence[] }

/** How a line of chat or a command fared. */
export type Spoken = 'done' | 'refused' | 'not-sent'

type Settled = (spoken: Spoken) => void

/** Whoever was away a while reads the rest in the log. */
const MOST_TOLD = 3

/** What was asked could not be sent; it is said until the line is back. */
const NO_CONNECTION = 'no-connection'

/** An act that came too late: what its seat was asked has changed since. */
const STALE = 'stale'

const NOBODY: People = { type: 'people', present: [], watching: [], onlookers: 0 }

export class Table {
  readonly id: string
  readonly #line: Line
  readonly #waiting = new Map<string, Settled>()
  readonly #asked = new Set<string>()
  #pendingUntil: number | null = null
  /** The entry after which an own act was meant that came too late, until something else is asked. */
  #lateAfter = $state<number | null>(null)
  #back = true
  #token: string | null = null
  #renewed = false

  /** The newest entry that is shown; -1 until the first update. */
  seq = $state(-1)
  card = $state.raw<Card | null>(null)
  names = $state.raw<Readonly<Record<string, string>>>({})
  you = $state.raw<You | null>(null)
  view = $state.raw<unknown>(null)
  /** The offer as it was sent; boards get `offer`, which is null while an act is pending. */
  #offer = $state.raw<unknown>(null)
  /** The log as far as it is here, oldest first, without a gap. */
  log = $state.raw<readonly LogLine[]>([])
  /** What the last update told; empty after a first look or a reconnect, when nothing should move. */
  news = $state.raw<readonly unknown[]>([])
  /** The last lines that came with the last update, to be read out; none at a first look. */
  fresh = $state.raw<readonly LogLine[]>([])
  talk = $state.raw<readonly Talk[]>([])
  people = $state.raw<People>(NOBODY)
  pending = $state.raw<{ key: string; action: unknown; after: number } | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The code of what is wrong with the last request, or with this page. */
  problem = $state<string | null>(null)
  condition = $state<Condition>('connecting')
  /** Something that was sent waits too long for its answer. */
  late = $state(false)
  /** The table that follows on this one, once it has appeared while this page looked. */
  next = $state<string | null>(null)

  constructor(id: string, world: World = browserWorld(id)) {
    this.id = id
    this.#line = new Line(world, {
      hello: async () => {
        this.#token = await myToken()
        return { type: 'hello', token: this.#token, seen: this.seq }
      },
      heard: (message) => this.hear(message),
      changed: () => this.#lineChanged(),
    })
  }

  /** Look at the table until the returned function is called. */
  open(): () => void {
    this.#line.start()
    const stop = heed(this.#line)
    return () => {
      stop()
      this.#line.close()
    }
  }

  /** Try again after the server had closed the line for good. */
  retry(): void {
    this.problem = null
    this.#line.start()
  }

  /** Where this person sits; null: watching. */
  get seat(): Seat | null {
    return this.you?.seat ?? null
  }

  /** What may be done now; null while an act is on its way. */
  get offer(): unknown {
    return this.pending === null ? this.#offer : null
  }

  get over(): boolean {
    return this.card?.stage === 'finished' || this.card?.stage === 'broken_off'
  }

  /** Whether this person is to act. */
  get myTurn(): boolean {
    return this.seat !== null && (this.card?.to_act.includes(this.seat) ?? false)
  }

  /** Whether something was sent that has not arrived, as far as one knows. */
  get unsent(): boolean {
    return this.pending !== null && (this.late || this.condition !== 'open')
  }

  /** Who acted before the own act that came too late, once that is known here; null too when it was oneself elsewhere. */
  get quicker(): Seat | null {
    const after = this.#lateAfter
    if (after === null) return null
    const first = this.log.find(({ seq, news }) => seq > after && (news?.length ?? 0) > 0)
    return first?.seat === this.seat ? null : (first?.seat ?? null)
  }

  /** Do something at the table; an act while another is on its way is not sent. */
  do(verb: Verb): void {
    if (verb.type === 'act' && this.pending !== null) return
    const key = freshKey()
    this.hush()
    if (verb.type === 'act') {
      this.#pendingUntil = null
      this.pending = { key, action: verb.action, after: this.seq }
    }
    this.#line.deliver({ type: 'do', key, after: this.seq, verb })
  }

  /** Would this act be refused? The refusal, if any, is shown; nothing is played. */
  ask(action: unknown): void {
    const key = freshKey()
    this.hush()
    if (this.#line.send({ type: 'ask', key, action })) this.#asked.add(key)
    else this.problem = NO_CONNECTION
  }

  /** Say something, or give a command; `not-sent` when the line was lost before an answer came. */
  speak(text: string, channel: string): Promise<Spoken> {
    const key = freshKey()
    this.hush()
    return new Promise((settled) => {
      if (this.#line.send({ type: 'say', key, text, channel })) this.#waiting.set(key, settled)
      else settled('not-sent')
    })
  }

  /** Take away what was said about the last request. */
  hush(): void {
    this.refusal = null
    this.problem = null
    this.#lateAfter = null
  }

  /** Put older lines of the log before those that are here. */
  addOlder(lines: readonly LogLine[]): void {
    const first = this.log[0]?.seq ?? this.seq + 1
    this.log = [...lines.filter(({ seq }) => seq < first), ...this.log]
  }

  /** Fold in one message of the server. */
  hear(message: FromServer): void {
    switch (message.type) {
      case 'update':
        this.#update(message)
        break
      case 'chat':
        this.names = { ...this.names, ...message.names }
        this.#addTalk(message.lines)
        break
      case 'people':
        this.people = message
        break
      case 'refused':
        this.refusal = { rule: message.rule, why: message.why, args: message.args }
        this.#settle(message.key, 'refused')
        break
      case 'problem':
        this.problem = message.code
        if (message.code === STALE && message.key === this.pending?.key) this.#lateAfter = this.pending.after
        if (message.key !== null) this.#settle(message.key, 'refused')
        break
      case 'told':
        this.talk = [...this.talk, { type: 'told', key: message.key, lines: message.lines }]
        this.#settle(message.key, 'done')
        break
      case 'fine':
        this.#fine(message.key, message.seq)
        break
      case 'pong':
        break
    }
  }

  #update(update: Update): void {
    const following = update.card?.next ?? null
    if (following !== null && this.card !== null && this.card.next === null) this.next = following
    if (update.card !== undefined) this.card = update.card
    if (update.turn !== undefined && this.card !== null) this.card = { ...this.card, ...update.turn }
    if (update.names !== undefined) this.names = { ...this.names, ...update.names }
    if (update.you !== undefined) this.you = update.you
    if (update.offer !== undefined) this.#offer = update.offer
    const lines = update.log ?? []
    this.#addLog(lines)
    this.fresh = this.seq < 0 ? [] : lines.slice(-MOST_TOLD)
    if (update.view !== undefined) {
      this.news = this.#back ? [] : lines.flatMap((line) => line.news ?? [])
      this.view = update.view
    }
    this.#back = false
    this.seq = update.seq
    if (update.key !== undefined) this.#settle(update.key, 'done')
    if (this.pending && this.#pendingUntil !== null && update.seq >= this.#pendingUntil) {
      this.#settle(this.pending.key, 'done')
    }
  }

  /** An act that was done is pending until the update that shows it. */
  #fine(key: string, seq: number): void {
    if (this.pending?.key === key && seq > this.seq) {
      this.#pendingUntil = seq
      this.#line.settle(key)
    } else this.#settle(key, 'done')
  }

  #settle(key: string, how: Spoken): void {
    this.#line.settle(key)
    this.#asked.delete(key)
    if (this.pending?.key === key) {
      this.pending = null
      this.#pendingUntil = null
    }
    const settled = this.#waiting.get(key)
    this.#waiting.delete(key)
    settled?.(how)
  }

  #addLog(lines: readonly LogLine[]): void {
    const last = this.log.at(-1)?.seq
    const newer = lines.filter(({ seq }) => last === undefined || seq > last)
    const first = newer[0]
    if (!first) return
    // After a long absence lines are missing between: what is here is again a log without a gap, older lines on demand.
    this.log = last !== undefined && first.seq > last + 1 ? newer : [...this.log, ...newer]
  }

  #addTalk(lines: readonly ChatLine[]): void {
    const known = new Set(this.talk.map((one) => (one.type === 'line' ? one.line.number : null)))
    const newer = lines.filter((line) => !known.has(line.number))
    this.talk = [...this.talk, ...newer.map((line): Talk => ({ type: 'line', line }))]
  }

  #lineChanged(): void {
    this.condition = this.#line.condition
    this.late = this.#line.late
    if (this.condition === 'open') {
      if (this.problem === NO_CONNECTION) this.problem = null
      return
    }
    this.#back = true
    for (const key of [...this.#waiting.keys(), ...this.#asked]) this.#settle(key, 'not-sent')
    if (this.condition === 'closed' && this.#line.code === UNKNOWN_TOKEN) void this.#beSomebody()
  }

  /** The server does not know this browser (any more): come in as somebody new, once. */
  async #beSomebody(): Promise<void> {
    if (this.#renewed || this.#token === null) return
    this.#renewed = true
    try {
      await renew(this.#token)
      this.retry()
    } catch {
      // the problem that closed the line is on the screen, with a way to try again
    }
  }
}
