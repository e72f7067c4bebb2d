/** What flies when the news of I Love Zombies are heard: tiles, from the pool to where they were laid. */

import type { Motion } from '../../table/board'
import { laidPlace, poolPlace, type TileFace } from './board'
import { shapeOf, wayOf } from './ways'
import type { News, View } from './wire.gen'

type Beat = readonly Motion<TileFace>[]

export function motions(news: readonly News[], was: View, _now: View): readonly Beat[] {
  const laid = was.fields.map(({ tiles }) => tiles.length)
  return news.map((told) => beat(told, laid)).filter((flights) => flights.length > 0)
}

/** `laid`: how many tiles lie on each field by now. */
function beat(told: News, laid: number[]): Beat {
  switch (told.type) {
    case 'tile_laid':
    case 'bonus_laid': {
      const n = laid[told.seat] ?? 0
      laid[told.seat] = n + 1
      const to = laidPlace(told.seat, n)
      const face = { tile: told.tile, way: wayOf(shapeOf(told.tile), told.turn) }
      if (told.type === 'bonus_laid') return [{ from: to, to, face, how: 'appear' }]
      return [{ from: poolPlace(told.tile), to, face, how: 'move' }]
    }
    case 'round_began':
      return told.tiles.map((tile) => ({
        from: poolPlace(tile),
        to: poolPlace(tile),
        face: { tile, way: 0 },
        how: 'appear',
      }))
    default:
      return []
  }
}
