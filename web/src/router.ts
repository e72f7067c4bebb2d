/** Which page an address means, and how one goes there without a reload. */

import { untrack } from 'svelte'
import { fromStore, writable } from 'svelte/store'
import { base, withinBase } from './base'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'rules'; book: string }
  | { page: 'me' }
  | { page: 'gallery' }
  | { page: 'nowhere' }

/** The page that `path` names. */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = withinBase(path).split('/').filter(Boolean).map(decoded)
  if (rest.length > 0) return { page: 'nowhere' }
  if (second !== undefined) {
    if (first === 't') return { page: 'table', id: second }
    if (first === 'rules') return { page: 'rules', book: second }
    return { page: 'nowhere' }
  }
  if (first === '') return { page: 'lobby' }
  if (first === 'me' || first === 'gallery') return { page: first }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = fromStore(writable(routeOf(location.pathname)))
let walked = false

/** Where this page is now; following it is reactive. */
export const place = {
  get route(): Route {
    return here.current
  },
  /** Whether one has come here from another page of ours, without a load. */
  get walked(): boolean {
    return walked
  },
}

/** The address of a table's page. */
export const tablePath = (id: string): string => `${base}/t/${encodeURIComponent(id)}`

/** The address of a rulebook, or of one rule in it. */
export const rulesPath = (book: string, rule?: string): string =>
  `${base}/rules/${encodeURIComponent(book)}${rule ? `#${rule}` : ''}`

/** Go to a page of ours; `replace` leaves no way back to this one. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  follow()
  if (!location.hash) scrollTo(0, 0)
}

/** Let links and the browser's own buttons change the page; call once. */
export function startRouting(): void {
  addEventListener('popstate', follow)
  document.addEventListener('click', (event) => {
    const path = pathOfClick(event)
    if (path === null) return
    event.preventDefault()
    go(path)
  })
}

function follow(): void {
  const next = routeOf(location.pathname)
  // Whoever goes somewhere in an effect does not go there again because they have arrived.
  const now = untrack(() => here.current)
  // A step within a page (#GE-10) is no new page.
  if (JSON.stringify(next) === JSON.stringify(now)) return
  walked = true
  here.current = next
}

/** Where a plain press on a link of ours leads; null for every other press. */
function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (link.pathname !== base && !link.pathname.startsWith(`${base}/`)) return null
  if (withinBase(link.pathname).startsWith('/api/')) return null
  if (link.pathname === location.pathname && link.hash) return null
  return link.pathname + link.search + link.hash
}
