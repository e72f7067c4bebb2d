// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML = '<meta name="speeltafel-base" content="/games">'
})

test('under a path of its host every address of ours begins with that path', async () => {
  const { routeOf, rulesPath, tablePath } = await import('./router')
  expect(tablePath('abc')).toBe('/games/t/abc')
  expect(rulesPath('geister', 'GE-10')).toBe('/games/rules/geister#GE-10')
  expect(routeOf('/games/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/games')).toEqual({ page: 'lobby' })
  expect(routeOf('/gamesome')).toEqual({ page: 'nowhere' })
})

test('what is asked of the server goes there too', async () => {
  const asked = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  const { send } = await import('./http')
  await send('GET', '/api/tables')
  expect(asked.mock.calls[0]?.[0 as never]).toBe('/games/api/tables')
})
