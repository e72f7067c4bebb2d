import { expect, test } from 'vitest'
import { draftKeep } from './draft'

const isText = (kept: unknown): kept is string => typeof kept === 'string'

test('a draft is kept for its table and seat, and forgotten when it is done', () => {
  const keep = draftKeep('t1', 0)
  expect(keep.read(isText)).toBeNull()
  keep.write('half made')
  expect(draftKeep('t1', 0).read(isText)).toBe('half made')
  expect(draftKeep('t1', 1).read(isText)).toBeNull()
  expect(draftKeep('t2', 0).read(isText)).toBeNull()
  keep.write(null)
  expect(keep.read(isText)).toBeNull()
})

test('what the game does not know again is not taken up', () => {
  const keep = draftKeep('t1', 0)
  keep.write(['something', 'else'])
  expect(keep.read(isText)).toBeNull()
})
