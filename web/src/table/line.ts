/**
 * The line to a table: one socket at a time, opened again whenever it is lost. What must arrive is kept with its key
 * and sent again until it is answered; the server counts the same key once.
 *
 * It knows no table and no screen. The world (sockets, clock, chance) is handed in, so that tests bring their own.
 */

import { base } from '../base'
import type { FromBrowser, FromServer } from './wire.gen'

/** `lost`: waiting before the next try. `closed`: no more tries; the page left, or the server said why. */
export type Condition = 'connecting' | 'open' | 'lost' | 'closed'

/** The part of a WebSocket that the line uses. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

/** Calls it off. */
export type Cancel = () => void

export interface World {
  open(): Wire
  after(milliseconds: number, run: () => void): Cancel
  /** Milliseconds that only grow. */
  now(): number
  /** From 0 up to 1. */
  chance(): number
}

export interface Ends {
  /** Who is looking: asked anew for every socket. */
  hello(): Promise<FromBrowser>
  heard(message: FromServer): void
  /** The condition, or whether an answer is late, has changed. */
  changed(): void
}

/** What waits for an answer to its key. */
export type Lasting = Extract<FromBrowser, { type: 'do' }>

export const PING_MS = 10_000
/** So long without a word from the server, and the line is as good as cut. */
export const SILENCE_MS = 25_000
/** The same while something waits for its answer. */
export const ANSWER_MS = 10_000
/** An answer that takes so long is worth telling. */
export const LATE_MS = 3_000
const WAIT_FIRST_MS = 250
/** While a server is started again, which takes a second or two, one asks so often that one is back at once. */
const WAIT_SOON_MS = 500
const SOON_TRIES = 16
const WAIT_MOST_MS = 10_000

/** Close codes from here to 4499 are the server's own, and final. */
const FINAL = 4400
export const UNKNOWN_TOKEN = 4401

export class Line {
  readonly #world: World
  readonly #ends: Ends
  readonly #outbox = new Map<string, { message: Lasting; since: number }>()
  #wire: Wire | null = null
  #condition: Condition = 'connecting'
  #code: number | null = null
  #greeted = false
  #tries = 0
  #heardAt = 0
  #pingedAt = 0
  #late = false
  #cancel: Cancel = () => undefined

  constructor(world: World, ends: Ends) {
    this.#world = world
    this.#ends = ends
  }

  get condition(): Condition {
    return this.#condition
  }

  /** The code with which the server closed the line for good. */
  get code(): number | null {
    return this.#code
  }

  /** Whether something that was sent waits for its answer longer than one would expect. */
  get late(): boolean {
    return this.#late
  }

  /** Open the line; also after it was closed. */
  start(): void {
    this.#code = null
    this.#tries = 0
    this.#connect()
  }

  /** Send `message` until its key is answered, over as many sockets as that takes. */
  deliver(message: Lasting): void {
    this.#outbox.set(message.key, { message, since: this.#world.now() })
    if (this.#greeted) this.#send(message)
    this.#watch()
  }

  /** No longer wait for the answer to `key`. */
  settle(key: string): void {
    if (this.#outbox.delete(key)) this.#judgeLateness()
  }

  /** Send `message` if the line is open; whether it was. */
  send(message: FromBrowser): boolean {
    if (!this.#greeted) return false
    this.#send(message)
    return true
  }

  /** The network is back, or the page is seen again: do not wait for the next try, and do not trust an old socket. */
  wake(): void {
    const silent = this.#wire !== null && this.#world.now() - this.#heardAt >= SILENCE_MS
    if (this.#condition === 'lost' || silent) this.#connect()
    else if (this.#condition === 'open') this.#ping()
  }

  /** The network is gone: the socket may not know it yet. */
  drop(): void {
    if (this.#condition === 'open' || this.#condition === 'connecting') this.#lose()
  }

  /** End the line for good. */
  close(): void {
    this.#end(null)
  }

  #connect(): void {
    this.#leave()
    this.#become('connecting')
    const wire = this.#world.open()
    this.#wire = wire
    this.#heardAt = this.#world.now()
    const mine = (run: () => void) => () => {
      if (this.#wire === wire) run()
    }
    wire.onopen = mine(() => void this.#greet(wire))
    wire.onmessage = (event) => mine(() => this.#hear(event.data))()
    wire.onclose = (event) => mine(() => this.#closedWith(event.code))()
    this.#watch()
  }

  async #greet(wire: Wire): Promise<void> {
    let hello: FromBrowser
    try {
      hello = await this.#ends.hello()
    } catch {
      if (this.#wire === wire) this.#lose()
      return
    }
    if (this.#wire !== wire) return
    this.#send(hello)
    this.#greeted = true
    this.#pingedAt = this.#world.now()
    for (const { message } of this.#outbox.values()) this.#send(message)
  }

  #hear(data: unknown): void {
    this.#heardAt = this.#world.now()
    const message = typeof data === 'string' ? (JSON.parse(data) as FromServer) : null
    if (!message) return
    if (this.#condition === 'connecting') {
      // Only a word from the server shows that the line carries: a proxy may accept a socket that leads nowhere.
      this.#tries = 0
      this.#become('open')
    }
    this.#ends.heard(message)
  }

  #closedWith(code: number): void {
    if (code >= FINAL && code < FINAL + 100) this.#end(code)
    else this.#lose()
  }

  #lose(): void {
    this.#leave()
    this.#become('lost')
    this.#cancel = this.#world.after(this.#pause(), () => this.#connect())
  }

  #end(code: number | null): void {
    this.#leave()
    this.#code = code
    this.#become('closed')
  }

  /** Short at first, then longer after each try; never the same for everybody. */
  #pause(): number {
    const soon = this.#tries === 0 ? WAIT_FIRST_MS : WAIT_SOON_MS
    const most = Math.min(WAIT_MOST_MS, soon * 2 ** Math.max(0, this.#tries - SOON_TRIES))
    this.#tries += 1
    return most / 2 + (most / 2) * this.#world.chance()
  }

  #leave(): void {
    this.#cancel()
    this.#cancel = () => undefined
    const wire = this.#wire
    this.#wire = null
    this.#greeted = false
    wire?.close()
  }

  /** Looks once a second, or when it must, whether the line still lives. */
  #watch(): void {
    if (!this.#wire) return
    this.#cancel()
    this.#cancel = this.#world.after(1_000, () => this.#look())
  }

  #look(): void {
    const now = this.#world.now()
    this.#judgeLateness()
    if (now - this.#heardAt >= this.#patience(now)) {
      this.#lose()
      return
    }
    if (this.#greeted && now - this.#pingedAt >= PING_MS) this.#ping()
    this.#watch()
  }

  #patience(now: number): number {
    const waits = [...this.#outbox.values()].some(({ since }) => now - since >= ANSWER_MS)
    return waits ? ANSWER_MS : SILENCE_MS
  }

  #ping(): void {
    this.#pingedAt = this.#world.now()
    if (this.#greeted) this.#send({ type: 'ping' })
  }

  #judgeLateness(): void {
    const now = this.#world.now()
    const late = [...this.#outbox.values()].some(({ since }) => now - since >= LATE_MS)
    if (late === this.#late) return
    this.#late = late
    this.#ends.changed()
  }

  #become(condition: Condition): void {
    if (condition === this.#condition) return
    this.#condition = condition
    this.#ends.changed()
  }

  #send(message: FromBrowser): void {
    this.#wire?.send(JSON.stringify(message))
  }
}

/** The line's world in a browser: the socket of one table. */
export function browserWorld(table: string): World {
  const address = new URL(`${base}/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return {
    open: () => new WebSocket(address) as Wire,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    now: () => performance.now(),
    chance: Math.random,
  }
}

/** Let a line know when the network or the page comes and goes; gives back how to stop that. */
export function heed(line: Line): Cancel {
  const online = () => line.wake()
  const offline = () => line.drop()
  const seen = () => {
    if (document.visibilityState === 'visible') line.wake()
  }
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A key that nobody else will have: 128 random bits. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
