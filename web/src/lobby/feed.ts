/** The lobby's list, looked at again every few seconds while somebody sees it. */

import { fromStore, writable } from 'svelte/store'
import { fetchIfNew, Problem } from '../http'
import { me } from '../person'
import type { Lobby } from '../table/wire.gen'

const EVERY_MS = 4000
const SLOWEST_MS = 30_000

/** Follows the lobby from `start` to `stop`; what it holds is reactive. */
export class LobbyFeed {
  readonly #lobby = fromStore(writable<Lobby | null>(null))
  readonly #lost = fromStore(writable(false))
  #tag: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #running = false

  /** The newest list; null until the first has come. */
  get lobby(): Lobby | null {
    return this.#lobby.current
  }

  /** Whether the server did not answer last time, so that the list may be old. */
  get lost(): boolean {
    return this.#lost.current
  }

  /** Look now, and go on looking; gives what stops it. */
  start(): () => void {
    this.#running = true
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
    void this.look()
    return () => {
      this.#running = false
      document.removeEventListener('visibilitychange', this.#wake)
      removeEventListener('online', this.#wake)
      clearTimeout(this.#timer)
    }
  }

  /** Look at the list once. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const found = await fetchIfNew<Lobby>('/api/tables', this.#tag, { token: me.token })
      this.#failures = 0
      this.#lost.current = false
      if (found) {
        this.#tag = found.tag
        this.#lobby.current = found.body
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.#failures += 1
      this.#lost.current = true
    }
    this.#plan()
  }

  // Nobody looks at a hidden page: it asks nothing until it is seen again. Nor is there reason to wait once online.
  readonly #wake = (): void => {
    clearTimeout(this.#timer)
    if (this.#running && !document.hidden) void this.look()
  }

  #plan(): void {
    clearTimeout(this.#timer)
    if (!this.#running || document.hidden) return
    this.#timer = setTimeout(() => void this.look(), Math.min(EVERY_MS * 2 ** this.#failures, SLOWEST_MS))
  }
}
