/** Lizzy Ghosties in the browser. */

import CardFace from '../../kit/lizzy/CardFace.svelte'
import type { CardFace as Face } from '../../kit/lizzy/cards'
import MarksSwitch from '../../kit/lizzy/MarksSwitch.svelte'
import type { Fixture, GameClient } from '../../table/board'
import Board from './Board.svelte'
import Dealt from './Dealt.svelte'
import { motions } from './motions'
import type { Action, News, Offer, View } from './wire.gen'
import './look.css'

export default {
  id: 'lizzy_ghosties',
  Board,
  Face: CardFace,
  motions,
  Settings: MarksSwitch,
  SetUp: Dealt,
  fixtures: async () =>
    (await import('./fixtures.gen.json')).default as unknown as Record<string, Fixture<View, Offer, News>>,
} satisfies GameClient<View, Offer, Action, News, Face>
