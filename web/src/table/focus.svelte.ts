/**
 * Where the focus goes when what had it leaves the page, or cannot be pressed any more: without help it falls to nowhere,
 * and the keys with it.
 */

import { tick } from 'svelte'

/**
 * Whenever `leaving` changes and what has the focus is gone or disabled by that, the focus goes to the first `stop` on
 * `ground`: the tab stop of a board, if no other is named. Where there is none it goes to the first button there that can
 * be pressed, or to the page's content. Called while a component is made.
 */
export function catchFocus(ground: () => Element | undefined, leaving: () => unknown, stop = '[tabindex="0"]'): void {
  $effect.pre(() => {
    void leaving()
    const held = document.activeElement
    if (held !== null && held !== document.body) void catchFrom(held, ground, stop)
  })
}

async function catchFrom(held: Element, ground: () => Element | undefined, stop: string): Promise<void> {
  await tick()
  const kept = held.isConnected && !held.matches(':disabled')
  const gone = [held, document.body] // a browser may leave it on what is disabled, until it draws
  if (kept || !gone.includes(document.activeElement ?? held)) return
  const here = ground()
  const own = here?.querySelector<HTMLElement | SVGElement>(stop)
  const next = own ?? here?.querySelector<HTMLElement>('button:not([disabled])') ?? here?.closest('main')
  next?.focus({ preventScroll: true })
}
