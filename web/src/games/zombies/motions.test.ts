import { expect, test } from 'vitest'
import fixtures from './fixtures.gen.json'
import { motions } from './motions'
import type { News, View } from './wire.gen'

const { view, before, news } = fixtures.others_bonus as unknown as { view: View; before: View; news: readonly News[] }

test('a tile goes from the pool to where it is laid, turned as it lies there', () => {
  const [laid] = news
  if (laid?.type !== 'tile_laid') throw new Error('no tile was laid')
  expect(motions(news, before, view)).toEqual([
    [{ from: `pool:${laid.tile}`, to: 'laid:0/0', face: { tile: laid.tile, way: 0 }, how: 'move' }],
  ])
})

test('a second tile of one update comes after the first, in the place after it', () => {
  const [laid] = news as [News]
  const bonus = { ...laid, type: 'bonus_laid', tile: '3c', squares: 3 } as unknown as News
  const places = motions([laid, bonus], before, view).map(([motion]) => motion?.to)
  expect(places).toEqual(['laid:0/0', 'laid:0/1'])
})

test('the tiles of a new round come all at once, and nothing flies for a pass', () => {
  const began: News = { type: 'round_began', seat: 1, round: 2, tiles: ['O-lime', 'X-pink'], count: 2 }
  const passed: News = { type: 'passed', seat: 0, why: 'will', out: true }
  expect(motions([passed, began], before, view).map((beat) => beat.length)).toEqual([2])
})
