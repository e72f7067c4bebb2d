/** What flies over the board when Geister's news are heard: first the ghost that moves, then the one it captures. */

import type { Motion } from '../../table/board'
import { type GhostFace, ghostAt, lost, niche, outside } from './board'
import { GHOSTS, ghosts } from './ghosts'
import type { News, Stepped, View } from './wire.gen'

type Beat = readonly Motion<GhostFace>[]

export function motions(news: readonly News[], was: View, now: View): readonly Beat[] {
  return news.flatMap((told) => beats(told, was, now))
}

function beats(told: News, was: View, now: View): readonly Beat[] {
  switch (told.type) {
    case 'placed': {
      const placed = ghosts(now).slice(told.seat * GHOSTS, (told.seat + 1) * GHOSTS)
      if (placed.some(({ kind }) => kind !== null)) return [] // one's own were there already, being placed
      return [placed.map(({ at }) => ({ from: at, to: at, face: { seat: told.seat, kind: null }, how: 'appear' }))]
    }
    case 'stepped':
      return told.captured ? [[step(told, was, now)], [take(told, was, now)]] : [[step(told, was, now)]]
    case 'departed': {
      const face = { seat: told.seat, kind: 'G' } as const
      return [[{ from: told.origin, to: outside(told.origin), face, how: 'move' }]]
    }
  }
}

function step(told: Stepped, was: View, now: View): Motion<GhostFace> {
  // Of several moves heard at once, the ghost may since have gone on; then its kind is as it was before.
  const ghost = ghostAt(now, told.target) ?? ghostAt(was, told.origin)
  const kind = ghost?.owner === told.seat ? ghost.kind : null
  return { from: told.origin, to: told.target, face: { seat: told.seat, kind }, how: 'move' }
}

/** It flies as it was seen, and lies open when it has landed (GE-11). */
function take(told: Stepped, was: View, now: View): Motion<GhostFace> {
  const owner = 1 - told.seat
  const captured = told.captured ?? 'G'
  const seen = ghostAt(was, told.target)
  const face = { seat: owner, kind: seen?.owner === owner ? seen.kind : null }
  return { from: told.target, to: niche(owner, captured, lost(now, owner, captured) - 1), face, how: 'take' }
}
