import { expect, test } from 'vitest'
import { questioned, toLay } from './bar'
import { type Held, outlook } from './board'
import fixtures from './fixtures.gen.json'
import { numberOf } from './squares'
import type { Offer, View } from './wire.gen'

const { view, offer } = fixtures.first_tile as unknown as { view: View; offer: Offer }
const say = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ')
const undo = (): void => {}

function laid(at: string, offered: Offer | null = offer) {
  const tile: Held = { tile: 'J-orange', way: 0, at: numberOf(at), grip: 0 }
  return toLay(tile, outlook(tile, view.fields[0] as View['fields'][number], view.rooms, offered), undo, say)
}

test('a tile that fits waits for its yes, and says what it does', () => {
  expect(laid('b3').action).toEqual({ type: 'lay', tile: 'J-orange', turn: '0', at: 'b3' })
  expect(laid('b3').hint).toContain('label-fits · ')
  expect(laid('b3')).not.toHaveProperty('warning')
})

test('one that covers a pistol in vain warns', () => {
  expect(laid('k3').warning).toBe('label-loses-pistol colour-lime')
})

test('one that does not fit cannot be confirmed', () => {
  expect(laid('b3', null)).toMatchObject({ action: null, hint: 'label-touches-not' })
})

test('a pass says whether it is for the round', () => {
  expect(questioned('pass', 'turn', undo, say)).toEqual({ action: { type: 'pass' }, hint: 'confirm-pass-turn', undo })
  expect(questioned('pass', 'round', undo, say).hint).toBe('confirm-pass-round')
})

test('to decline a bonus tile asks too', () => {
  expect(questioned('decline', 'round', undo, say)).toEqual({
    action: { type: 'decline' },
    hint: 'confirm-decline',
    undo,
  })
})
