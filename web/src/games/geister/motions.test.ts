import { expect, test } from 'vitest'
import type { SeenGhost } from './ghosts'
import { motions } from './motions'
import { viewOf } from './views'

const view = (...ghosts: SeenGhost[]) => viewOf(ghosts)

test('a step flies as whoever looks may see it', () => {
  const own = motions(
    [{ type: 'stepped', seat: 0, origin: 'b2', target: 'b3', captured: null }],
    view({ owner: 0, at: 'b2', kind: 'G' }),
    view({ owner: 0, at: 'b3', kind: 'G' }),
  )
  expect(own).toEqual([[{ from: 'b2', to: 'b3', face: { seat: 0, kind: 'G' }, how: 'move' }]])
  const others = motions(
    [{ type: 'stepped', seat: 1, origin: 'b5', target: 'b4', captured: null }],
    view({ owner: 1, at: 'b5', kind: null }),
    view({ owner: 1, at: 'b4', kind: null }),
  )
  expect(others[0]?.[0]?.face).toEqual({ seat: 1, kind: null })
})

test('a captured ghost flies to the next niche of its kind, after the one that took it has come', () => {
  const was = view(
    { owner: 0, at: 'b3', kind: 'G' },
    { owner: 1, at: 'b4', kind: null },
    { owner: 1, at: 'captured', kind: 'E' },
  )
  const now = view(
    { owner: 0, at: 'b4', kind: 'G' },
    { owner: 1, at: 'captured', kind: 'E' },
    { owner: 1, at: 'captured', kind: 'E' },
  )
  expect(motions([{ type: 'stepped', seat: 0, origin: 'b3', target: 'b4', captured: 'E' }], was, now)).toEqual([
    [{ from: 'b3', to: 'b4', face: { seat: 0, kind: 'G' }, how: 'move' }],
    [{ from: 'b4', to: 'shelf:1:E:1', face: { seat: 1, kind: null }, how: 'take' }],
  ])
})

test('a ghost that leaves flies out through the door', () => {
  const beats = motions(
    [{ type: 'departed', seat: 0, origin: 'f6' }],
    view({ owner: 0, at: 'f6', kind: 'G' }),
    view({ owner: 0, at: 'away', kind: 'G' }),
  )
  expect(beats).toEqual([[{ from: 'f6', to: 'out:f6', face: { seat: 0, kind: 'G' }, how: 'move' }]])
})

test('ghosts that the other has placed appear all at once, one’s own were there', () => {
  const ghosts = [...Array(16).keys()].map((n): SeenGhost => ({ owner: n < 8 ? 0 : 1, at: `a${n}`, kind: null }))
  const [beat, ...more] = motions([{ type: 'placed', seat: 1 }], view(...ghosts), view(...ghosts))
  expect(more).toEqual([])
  const known = ghosts.map((ghost): SeenGhost => ({ ...ghost, kind: 'G' }))
  expect(motions([{ type: 'placed', seat: 1 }], view(...ghosts), view(...known))).toEqual([])
  expect(beat?.map(({ to, how }) => `${to} ${how}`)).toEqual([8, 9, 10, 11, 12, 13, 14, 15].map((n) => `a${n} appear`))
})
