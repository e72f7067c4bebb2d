// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { routeOf, rulesPath, tablePath } from './router'

test('an address names its page', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/t/abc/')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/rules/geister')).toEqual({ page: 'rules', book: 'geister' })
  expect(routeOf('/me')).toEqual({ page: 'me' })
  expect(routeOf('/gallery')).toEqual({ page: 'gallery' })
})

test('any other address leads nowhere, and says so', () => {
  for (const path of ['/t', '/t/a/b', '/lobby', '/rules/', '/%E0%A4%A'])
    expect(routeOf(path), path).toEqual({ page: 'nowhere' })
})

test('addresses of tables and rules hold whatever a name holds', () => {
  expect(routeOf(tablePath('a b/c'))).toEqual({ page: 'table', id: 'a b/c' })
  expect(rulesPath('geister', 'GE-10')).toBe('/rules/geister#GE-10')
})
