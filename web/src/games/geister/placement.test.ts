import { expect, test } from 'vitest'
import { isHistory, shuffled, swapped } from './placement'

test('what nobody chose is four and four, and not always the same', () => {
  const drawn = new Set([...Array(50)].map(() => shuffled()))
  expect(drawn.size).toBeGreaterThan(1)
  for (const kinds of drawn) expect([...kinds].sort().join('')).toBe('EEEEGGGG')
})

test('two ghosts change places', () => {
  expect(swapped('GGGGEEEE', 0, 7)).toBe('EGGGEEEG')
})

test('only a placement that could have been made is taken up again', () => {
  expect(isHistory(['GGGGEEEE', 'EGGGEEEG'])).toBe(true)
  for (const other of [null, 'GGGGEEEE', [], ['GGGGGEEE'], ['GGGGEEEX'], [7]]) expect(isHistory(other)).toBe(false)
})
