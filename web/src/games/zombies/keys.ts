/** Keys at the board: while a tile is in hand they move it; else they go from place to place as everywhere. */

import type { Place } from '../../table/board'
import { isFree } from '../../table/keys'
import type { Places } from '../../table/place'
import { actOf, gripSquare, poolPlace, poolTile } from './board'
import type { Hand } from './hand.svelte'
import type { SignName } from './Sign.svelte'
import { HEIGHT, numberOf, SQUARES, WIDTH } from './squares'
import type { Action } from './wire.gen'

/** What keys reach, as it is now. */
export interface Keyboard {
  readonly hand: Hand
  readonly places: Places
  readonly own: boolean
  /** The tiles of the pool that nobody has taken yet, in the order in which they lie. */
  readonly left: readonly string[]
  readonly steer: (how: SignName) => void
  readonly lay: () => void
  readonly ask: (action: Action) => void
}

const ARROWS: Readonly<Record<string, SignName>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A key that is pressed on a place of the board, before the hands hear of it. */
export function onPlace(event: KeyboardEvent, board: Keyboard): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const from = event.target instanceof Element ? event.target.closest('[data-place]') : null
  if (from === null) return
  const place = from.getAttribute('data-place') ?? ''
  if (!(board.hand.tile === null ? walked(event.key, place, board) : moved(event.key, place, board))) return
  event.preventDefault()
  event.stopPropagation()
}

/** A key that is pressed anywhere on the page: the letters that turn and mirror. */
export function onPage(event: KeyboardEvent, { hand, places, steer }: Keyboard, board: Element | undefined): void {
  if (hand.tile === null || !isFree(event)) return
  const key = event.key.toLowerCase()
  if (key === 'r') steer(event.shiftKey ? 'turn-left' : 'turn-right')
  else if (key === 'f') steer('mirror')
  else return
  if (board?.querySelector('.cell:focus')) places.focus(SQUARES[gripSquare(hand.tile)] ?? '')
  event.preventDefault()
}

/** Whether the key did something to the tile in hand. */
function moved(key: string, place: Place, { hand, places, own, lay, ask }: Keyboard): boolean {
  const [{ tile }, how] = [hand, ARROWS[key]]
  if (tile === null) return false
  if (how && own) {
    hand.push(how)
    places.focus(SQUARES[gripSquare(hand.tile ?? tile)] ?? '')
  } else if (key === 'Escape') {
    hand.putBack()
    places.focus(poolPlace(tile.tile))
  } else if (own && key === '?') ask(actOf(tile))
  else if ((key === 'Enter' || key === ' ') && own && isOf(tile.tile, place)) lay()
  else return false
  return true
}

/** Whether the key led somewhere. */
function walked(key: string, from: Place, { places, left }: Keyboard): boolean {
  const next = besideGaps(key, from, left.map(poolPlace), places)
  if (next !== null) places.focus(next)
  return next !== null
}

/**
 * Where a key leads that the gaps in the pool would lead astray: from the lowest row of the field one comes to the
 * pool, however far aside its tiles lie, and from tile to tile, however wide the gap between them is.
 */
export function besideGaps(
  key: string,
  from: Place,
  left: readonly Place[],
  places: Pick<Places, 'middle'>,
): Place | null {
  const n = left.indexOf(from)
  if (key === 'ArrowLeft' && n >= 0) return left[n - 1] ?? null
  if (key === 'ArrowRight' && n >= 0) return left[n + 1] ?? null
  const start = places.middle(from)
  if (key !== 'ArrowDown' || numberOf(from) < WIDTH * (HEIGHT - 1) || start === null) return null
  const aside = (place: Place): number => Math.abs((places.middle(place)?.x ?? Infinity) - start.x)
  return [...left].sort((one, other) => aside(one) - aside(other))[0] ?? null
}

/** A square of the field, or where the tile in hand came from; another tile of the pool is taken up instead. */
const isOf = (tile: string, place: Place): boolean => numberOf(place) >= 0 || poolTile(place) === tile
