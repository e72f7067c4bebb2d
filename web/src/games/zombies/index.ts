/** I Love Zombies in the browser. */

import type { Fixture, GameClient } from '../../table/board'
import Board from './Board.svelte'
import type { TileFace } from './board'
import Face from './Face.svelte'
import { motions } from './motions'
import type { Action, News, Offer, View } from './wire.gen'
import './look.css'

export default {
  id: 'zombies',
  Board,
  Face,
  motions,
  fixtures: async () =>
    (await import('./fixtures.gen.json')).default as unknown as Record<string, Fixture<View, Offer, News>>,
} satisfies GameClient<View, Offer, Action, News, TileFace>
