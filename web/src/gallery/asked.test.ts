import { expect, test } from 'vitest'
import { addressOf, askedFor } from './asked'

test('an address asks for a board at a moment, in a language, a light and a width', () => {
  expect(askedFor('?game=geister&fixture=mid_game&lang=nl&theme=night&width=320&bare')).toEqual({
    game: 'geister',
    fixture: 'mid_game',
    lang: 'nl',
    theme: 'night',
    width: 320,
    bare: true,
  })
  expect(askedFor('?lang=xx&theme=noon&width=wide')).toEqual({
    game: null,
    fixture: null,
    lang: null,
    theme: null,
    width: null,
    bare: false,
  })
})

test('another moment keeps the rest of the address', () => {
  expect(addressOf('?game=geister&lang=nl', { fixture: 'watcher', lang: null })).toBe(
    '/gallery?game=geister&fixture=watcher',
  )
})
