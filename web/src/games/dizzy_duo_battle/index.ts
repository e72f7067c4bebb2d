/** Dizzy Duo Battle in the browser. */

import MarksSwitch from '../../kit/lizzy/MarksSwitch.svelte'
import type { Fixture, GameClient } from '../../table/board'
import Board from './Board.svelte'
import type { DuoFace } from './board'
import Face from './Face.svelte'
import { motions } from './motions'
import type { Action, News, Offer, View } from './wire.gen'
import './look.css'

export default {
  id: 'dizzy_duo_battle',
  Board,
  Face,
  motions,
  Settings: MarksSwitch,
  fixtures: async () =>
    (await import('./fixtures.gen.json')).default as unknown as Record<string, Fixture<View, Offer, News>>,
} satisfies GameClient<View, Offer, Action, News, DuoFace>
