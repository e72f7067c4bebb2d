/** Whether the server has a newer client than this page; then a reload is offered, never forced. */

import { fromStore, writable } from 'svelte/store'
import { reachable } from './http'

const old = fromStore(writable(false))
let own: string | null = null

export const build = {
  /** Whether this page is old. */
  get old(): boolean {
    return old.current
  },
}

/** The server says which client it gives out now; the first it says is taken for ours. */
export function heardBuild(name: string): void {
  own ??= name
  if (own !== name) old.current = true
}

/** Notice a page whose parts are gone from the server, rather than out of reach; call once. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => void missedPart())
}

async function missedPart(): Promise<void> {
  if (await reachable()) old.current = true
}
