/** A placement in the making: eight kinds in the order of the start squares, four of each (GE-02). */

import { GHOSTS } from './ghosts'
import type { Kinds } from './wire.gen'

/** A placement that nobody chose: a fixed one to begin with would soon be known to everybody. */
export function shuffled(random: () => number = unforeseen): Kinds {
  const kinds = [...'GGGGEEEE']
  for (let last = kinds.length - 1; last > 0; last--) exchange(kinds, last, Math.floor(random() * (last + 1)))
  return kinds.join('')
}

/** The placement with two ghosts exchanged. */
export function swapped(kinds: Kinds, one: number, other: number): Kinds {
  const changed = [...kinds]
  exchange(changed, one, other)
  return changed.join('')
}

/** Whether what was kept is the history of a placement, the newest last. */
export function isHistory(kept: unknown): kept is Kinds[] {
  return Array.isArray(kept) && kept.length > 0 && kept.every(isPlacement)
}

function isPlacement(kept: unknown): boolean {
  return typeof kept === 'string' && /^[GE]+$/.test(kept) && kept.length === GHOSTS && kept.split('G').length === 5
}

function exchange(kinds: string[], one: number, other: number): void {
  const kind = kinds[one] as string
  kinds[one] = kinds[other] as string
  kinds[other] = kind
}

function unforeseen(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32
}
