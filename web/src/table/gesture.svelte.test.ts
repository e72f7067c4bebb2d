import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ABOVE_FINGER_PX, Gesture, type Hands, type Pointer } from './gesture.svelte'
import type { Ground, Point } from './place'

// A field of three by three squares of a hundred pixels: a1 at the upper left, c3 at the lower right.
const SIDE = 100
const middle = (place: string): Point => ({
  x: 'abc'.indexOf(place.charAt(0)) * SIDE + SIDE / 2,
  y: (Number(place.charAt(1)) - 1) * SIDE + SIDE / 2,
})
const PLACES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']

let gone: string[]
let focused: string[]
let told: string[]
let mine: string[]
let gesture: Gesture
let stopAll: () => void

const ground: Ground = {
  at: ({ x, y }) =>
    PLACES.find((place) => Math.max(Math.abs(middle(place).x - x), Math.abs(middle(place).y - y)) < 50) ?? null,
  middle,
  all: () => PLACES,
  reaches: (place) => PLACES.includes(place) && !gone.includes(place),
  focus: (place) => focused.push(place),
}
const hands: Hands = {
  liftable: (place) => mine.includes(place),
  targets: () => ['b1', 'b3'],
  put: (lifted, target) => told.push(`${lifted}-${target}`),
  refused: (place) => told.push(`why ${place}`),
}

beforeEach(() => {
  gone = []
  focused = []
  told = []
  mine = ['b2', 'c2']
  stopAll = $effect.root(() => {
    gesture = new Gesture(hands, ground)
  })
})
afterEach(() => stopAll())

function pointer(place: string, { by = { x: 0, y: 0 }, id = 1, type = 'mouse' } = {}): Pointer {
  const { x, y } = middle(place)
  return { pointerId: id, pointerType: type, button: 0, clientX: x + by.x, clientY: y + by.y }
}

function tap(place: string): void {
  gesture.down(pointer(place))
  gesture.up(pointer(place))
}

function key(name: string, place: string): boolean {
  let taken = false
  gesture.key({ key: name, ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => (taken = true) }, place)
  return taken
}

describe('pointers', () => {
  test('a press lifts, a release where it began keeps it lifted, a tap on a target puts', () => {
    tap('b2')
    expect(gesture.lifted).toBe('b2')
    expect(gesture.targets).toEqual(['b1', 'b3'])
    tap('b1')
    expect(told).toEqual(['b2-b1'])
    expect(gesture.lifted).toBeNull()
  })

  test('a drag follows the pointer and puts on the target where it is released', () => {
    gesture.down(pointer('b2'))
    gesture.move(pointer('b2', { by: { x: 4, y: 0 } }))
    expect(gesture.dragged).toBeNull()
    gesture.move(pointer('b3'))
    expect(gesture.dragged).toEqual({ place: 'b2', point: middle('b3'), over: 'b3' })
    gesture.up(pointer('b3'))
    expect(told).toEqual(['b2-b3'])
    expect(gesture.dragged).toBeNull()
  })

  test('a drag that comes back to where it began leaves the thing lifted', () => {
    gesture.down(pointer('b2'))
    gesture.move(pointer('b1'))
    gesture.move(pointer('b2'))
    gesture.up(pointer('b2'))
    expect(gesture.lifted).toBe('b2')
    expect(told).toEqual([])
  })

  test('a second tap on the lifted thing puts it back', () => {
    tap('b2')
    tap('b2')
    expect(gesture.lifted).toBeNull()
    expect(told).toEqual([])
  })

  test('a drag to a place that is no target puts it back and asks why', () => {
    gesture.down(pointer('b2'))
    gesture.move(pointer('a1'))
    gesture.up(pointer('a1'))
    expect(gesture.lifted).toBeNull()
    expect(told).toEqual(['b2-a1'])
  })

  test('a drag off the ground puts it back without a word', () => {
    gesture.down(pointer('b2'))
    gesture.move(pointer('a1', { by: { x: -400, y: 0 } }))
    gesture.up(pointer('a1', { by: { x: -400, y: 0 } }))
    expect(gesture.lifted).toBeNull()
    expect(told).toEqual([])
  })

  test('a tap on a place that is no target asks why and keeps the thing lifted', () => {
    tap('b2')
    tap('a1')
    expect(told).toEqual(['b2-a1'])
    expect(gesture.lifted).toBe('b2')
  })

  test('a tap on another thing of mine lifts that one instead', () => {
    tap('b2')
    tap('c2')
    expect(gesture.lifted).toBe('c2')
    expect(told).toEqual([])
  })

  test('a press on what cannot be lifted is never silent', () => {
    tap('a3')
    expect(told).toEqual(['why a3'])
  })

  test('under a finger the thing floats above it, and where it floats counts first', () => {
    gesture.down(pointer('b2', { type: 'touch' }))
    gesture.move(pointer('c2', { type: 'touch', by: { x: -60, y: -10 } }))
    expect(gesture.dragged?.point).toEqual({ x: middle('c2').x - 60, y: middle('c2').y - 10 - ABOVE_FINGER_PX })
    gesture.move(pointer('c1', { type: 'touch', by: { x: -60, y: 55 } }))
    expect(gesture.dragged?.over).toBeNull() // the finger is still over the square where it began
    gesture.move(pointer('b1', { type: 'touch' }))
    expect(gesture.dragged?.over).toBe('b1') // the thing floats off the ground: then the finger says where
    gesture.up(pointer('b1', { type: 'touch' }))
    expect(told).toEqual(['b2-b1'])
  })

  test('a second finger puts it back', () => {
    gesture.down(pointer('b2', { type: 'touch' }))
    gesture.move(pointer('b1', { type: 'touch' }))
    gesture.down(pointer('a3', { type: 'touch', id: 2 }))
    expect(gesture.lifted).toBeNull()
    gesture.up(pointer('a3', { type: 'touch', id: 2 }))
    gesture.up(pointer('b1', { type: 'touch' }))
    expect(told).toEqual([])
  })

  test('a lost pointer puts it back', () => {
    gesture.down(pointer('b2', { type: 'touch' }))
    gesture.move(pointer('b1', { type: 'touch' }))
    gesture.cancel(pointer('b1', { type: 'touch' }))
    expect(gesture.lifted).toBeNull()
    expect(gesture.dragged).toBeNull()
  })

  test('other buttons of a mouse do nothing', () => {
    gesture.down({ ...pointer('b2'), button: 2 })
    gesture.up({ ...pointer('b2'), button: 2 })
    expect(gesture.lifted).toBeNull()
  })
})

describe('keys', () => {
  test('arrows walk by where places lie, and Tab comes back to the last', () => {
    expect(gesture.stop('a1')).toBe('a1')
    expect(key('ArrowRight', 'b2')).toBe(true)
    expect(focused).toEqual(['c2'])
    expect(gesture.stop('a1')).toBe('c2')
    gone = ['c2'] // as one's own cards when one becomes a Ghostie
    expect(gesture.stop('a1')).toBe('a1')
    key('ArrowRight', 'c2')
    expect(focused).toEqual(['c2']) // there is nothing further right
    key('ArrowDown', 'c2')
    expect(focused).toEqual(['c2', 'c3'])
  })

  test('Enter and Space lift and put, Escape lets go', () => {
    key('Enter', 'b2')
    expect(gesture.lifted).toBe('b2')
    key('Escape', 'b2')
    expect(gesture.lifted).toBeNull()
    key(' ', 'b2')
    key('Enter', 'b3')
    expect(told).toEqual(['b2-b3'])
  })

  test('Escape with nothing lifted is for others', () => {
    expect(key('Escape', 'b2')).toBe(false)
  })

  test('? asks why not', () => {
    key('?', 'a1')
    key('?', 'b2') // it can be lifted: there is nothing to ask
    key('Enter', 'b2')
    key('?', 'a1')
    expect(told).toEqual(['why a1', 'b2-a1'])
    expect(gesture.lifted).toBe('b2')
  })

  test('a press without pointer or key is a press all the same', () => {
    gesture.press('b2')
    expect(gesture.lifted).toBe('b2')
    gesture.press('b3')
    expect(told).toEqual(['b2-b3'])
  })

  test('other keys are left alone', () => {
    expect(key('Tab', 'b2')).toBe(false)
  })
})

test('what no longer fits the offer is put down', () => {
  let offered = $state(true)
  const stop = $effect.root(() => {
    gesture = new Gesture({ ...hands, liftable: () => offered }, ground)
  })
  tap('b2')
  flushSync()
  expect(gesture.lifted).toBe('b2')
  offered = false
  flushSync()
  offered = true
  flushSync()
  expect(gesture.lifted).toBeNull()
  stop()
})
