import { expect, test } from 'vitest'
import { Places } from './place'

function element(left: number, top: number, width: number, height: number): Element {
  const box = { left, top, width, height, right: left + width, bottom: top + height }
  return { getBoundingClientRect: () => box } as unknown as Element
}

test('a point finds the place it lies in, and no place beyond', () => {
  const places = new Places()
  places.register('a1', element(0, 0, 50, 50), true)
  places.register('b1', element(50, 0, 50, 50), true)
  expect(places.at({ x: 49.9, y: 10 })).toBe('a1')
  expect(places.at({ x: 50, y: 10 })).toBe('b1')
  expect(places.at({ x: 10, y: 50 })).toBeNull()
  expect(places.middle('b1')).toEqual({ x: 75, y: 25 })
})

test('hands do not reach a place where things only fly', () => {
  const places = new Places()
  places.register('shelf', element(0, 0, 50, 50), false)
  expect(places.all()).toEqual([])
  expect(places.reaches('shelf')).toBe(false)
  expect(places.at({ x: 10, y: 10 })).toBeNull()
  expect(places.box('shelf')).not.toBeNull()
})

test('a place whose element was drawn anew stays when the old one goes', () => {
  const places = new Places()
  const forgetOld = places.register('a1', element(0, 0, 50, 50), true)
  const forgetNew = places.register('a1', element(100, 0, 50, 50), true)
  forgetOld()
  expect(places.at({ x: 110, y: 10 })).toBe('a1')
  expect(places.reaches('a1')).toBe(true)
  forgetNew()
  expect(places.all()).toEqual([])
  expect(places.reaches('a1')).toBe(false)
})
