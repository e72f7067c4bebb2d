import { expect, test } from 'vitest'
import { exits, goals, meant, rows, someAct } from './board'

test('squares are read from the top as the seat at the bottom sees them', () => {
  expect(rows(false)[0]).toEqual(['a6', 'b6', 'c6', 'd6', 'e6', 'f6'])
  expect(rows(false)[5]?.[0]).toBe('a1')
  expect(rows(true)[0]).toEqual(['f1', 'e1', 'd1', 'c1', 'b1', 'a1'])
  expect(rows(true)[5]?.[5]).toBe('a6')
})

test('the ways out are the far corners', () => {
  expect(exits(false)).toEqual(['a6', 'f6'])
  expect(exits(true)).toEqual(['f1', 'a1'])
})

test('a ghost goes where the offer lets it, out of the house too', () => {
  const offer = {
    type: 'listed',
    acts: [
      { type: 'step', origin: 'f6', target: 'f5' },
      { type: 'leave', origin: 'f6' },
      { type: 'step', origin: 'a1', target: 'a2' },
    ],
    warnings: [],
  } as const
  expect(goals(offer, 'f6')).toEqual(['f5', 'out:f6'])
  expect(goals(null, 'f6')).toEqual([])
})

test('a hand means an act, and something can be asked of any square', () => {
  expect(meant('b2', 'b3')).toEqual({ type: 'step', origin: 'b2', target: 'b3' })
  expect(meant('f6', 'out:f6')).toEqual({ type: 'leave', origin: 'f6' })
  expect(someAct('c3')).toEqual({ type: 'step', origin: 'c3', target: 'c4' })
  expect(someAct('c6')).toEqual({ type: 'step', origin: 'c6', target: 'c5' })
})
