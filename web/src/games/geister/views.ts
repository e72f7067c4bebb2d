/** Views for tests. */

import { GHOSTS, type SeenGhost } from './ghosts'
import type { View } from './wire.gen'

/** A view in the middle of a game in which no more than these ghosts can be seen; what is not told is as usual. */
export function viewOf(ghosts: readonly SeenGhost[], what: Partial<View> = {}): View {
  const each = [0, 1].flatMap((seat) => {
    const own = ghosts.filter(({ owner }) => owner === seat)
    return [...own, ...Array(GHOSTS - own.length).fill({ owner: seat, at: 'nowhere', kind: null })] as SeenGhost[]
  })
  return {
    options: { escape: 'arrow', move_limit: 200, repetition: true, disclose: false },
    turn: 0,
    placed: [true, true],
    spots: each.map(({ at }) => at),
    kinds: each.map(({ kind }) => kind ?? '?').join(''),
    moves: 3,
    last: null,
    end: null,
    ...what,
  }
}
