import { expect, test } from 'vitest'
import { drawnGhosts, goalOf, lastPlaces, victorPlace } from './drawn'
import { viewOf } from './views'
import type { Action, Kind, View } from './wire.gen'

const OWN = ['b2', 'c2'] as const
const kindOn = (): Kind | null => null

/** Two ghosts a side; what is not told is as in the middle of a game. */
function seen(what: Partial<View> = {}): View {
  const own = OWN.map((at) => ({ owner: 0, at, kind: 'G' as const }))
  const other = ['b3', 'e5'].map((at) => ({ owner: 1, at, kind: null }))
  return viewOf([...own, ...other], what)
}

const drawn = (view: View, pending: Action | null = null): string[] =>
  drawnGhosts(view, { me: 0, pending, kindOn }).map(
    ({ ghost, place, pale }) => `${ghost} ${place}${pale ? ' pale' : ''}`,
  )

test('every ghost that stands is drawn where it stands', () => {
  expect(drawn(seen())).toEqual(['0 b2', '1 c2', '8 b3', '9 e5'])
})

test('one that is sent stands at its goal already, and what it will capture gives way', () => {
  expect(drawn(seen(), { type: 'step', origin: 'b2', target: 'b3' })).toEqual(['0 b3 pale', '1 c2', '9 e5'])
  expect(drawn(seen(), { type: 'leave', origin: 'b2' })).toEqual(['0 out:b2 pale', '1 c2', '8 b3', '9 e5'])
})

test('while ghosts are placed only the own are drawn, as they are had or were sent', () => {
  const view = seen({ placed: [false, false] })
  const placed: Record<string, Kind> = { b2: 'E', c2: 'G' }
  const shown = (pending: Action | null) => drawnGhosts(view, { me: 0, pending, kindOn: (at) => placed[at] ?? null })
  expect(shown(null).map(({ place, face, pale }) => [place, face.kind, pale])).toEqual([
    ['b2', 'E', false],
    ['c2', 'G', false],
  ])
  expect(shown({ type: 'place', kinds: 'EG' }).every(({ pale }) => pale)).toBe(true)
  expect(drawnGhosts(view, { me: null, pending: null, kindOn })).toEqual([])
})

test('whoever has placed is drawn while the other still places', () => {
  expect(drawn(seen({ placed: [false, true] }))).toEqual(['8 b3', '9 e5'])
})

test('captured ones are not drawn, and the one that has left is drawn outside', () => {
  const ghosts = [
    { owner: 0, at: 'captured', kind: 'E' as const },
    { owner: 0, at: 'away', kind: 'G' as const },
    { owner: 1, at: 'captured', kind: 'G' as const },
  ]
  const end = { reason: 'left', rule: 'GE-22', winner: 0 }
  expect(drawn(viewOf(ghosts, { end, last: { type: 'leave', origin: 'f6' } }))).toEqual(['1 out:f6'])
  expect(drawn(viewOf(ghosts, { last: { type: 'step', origin: 'f5', target: 'f6' } }))).toEqual([])
})

test('a move is told from where to where', () => {
  expect(goalOf({ type: 'place', kinds: 'GE' })).toBeNull()
  expect(lastPlaces(seen())).toEqual([])
  expect(lastPlaces(seen({ last: { type: 'step', origin: 'b2', target: 'b3' } }))).toEqual(['b2', 'b3'])
  expect(lastPlaces(seen({ last: { type: 'leave', origin: 'f6' } }))).toEqual(['f6', 'out:f6'])
})

test('a winner is seen where the last ghost arrived, unless the other resigned', () => {
  const last = { type: 'step', origin: 'b2', target: 'b3' } as const
  expect(victorPlace(seen({ last }))).toBeNull()
  expect(victorPlace(seen({ last, end: { reason: 'x', rule: 'GE-23', winner: 1 } }))).toBe('b3')
  expect(victorPlace(seen({ last, end: { reason: 'x', rule: 'GE-30', winner: null } }))).toBeNull()
  expect(victorPlace(seen({ last, end: { reason: 'resigned', rule: 'GE-32', winner: 1 } }))).toBeNull()
})
