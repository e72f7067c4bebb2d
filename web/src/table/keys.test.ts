// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { isAlone, isFree } from './keys'

/** A key pressed at the first element of some HTML. */
function pressed(html: string, init: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true, ...init })
  document.body.querySelector('.here')?.dispatchEvent(event)
  return event
}

test('a key is free where nobody writes, chooses or answers a dialog', () => {
  expect(isFree(pressed('<button class="here"></button>'))).toBe(true)
  expect(isFree(pressed('<input class="here" type="range">'))).toBe(true)
  const taken = ['<input class="here">', '<textarea class="here"></textarea>', '<select class="here"></select>']
  for (const html of [...taken, '<dialog open><button class="here"></button></dialog>']) {
    expect(isFree(pressed(html)), html).toBe(false)
  }
})

test('a key that is pressed with others, or heeded already, is not alone', () => {
  expect(isAlone(pressed('<i class="here"></i>'))).toBe(true)
  expect(isAlone(pressed('<i class="here"></i>', { shiftKey: true }))).toBe(true)
  for (const other of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(isFree(pressed('<i class="here"></i>', { [other]: true })), other).toBe(false)
  }
  const heeded = pressed('<i class="here"></i>')
  heeded.preventDefault()
  expect(isAlone(heeded)).toBe(false)
})
