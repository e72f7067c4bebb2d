// @vitest-environment happy-dom

import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchFocus } from './focus.svelte'

let ground: HTMLElement
let button: HTMLButtonElement
let draft = $state.raw<{ disables?: boolean } | null>(null)
let stop = (): void => undefined

beforeEach(() => {
  document.body.innerHTML = '<div><i tabindex="-1">a</i><i tabindex="0">b</i></div><input><button>Confirm</button>'
  ground = document.querySelector('div') as HTMLElement
  button = document.querySelector('button') as HTMLButtonElement
  draft = {}
  stop = $effect.root(() => {
    catchFocus(
      () => ground,
      () => draft,
    )
    $effect(() => {
      if (draft === null) button.remove()
      button.disabled = draft?.disables ?? false
    })
  })
  flushSync()
})

afterEach(() => stop())

test('the focus of what goes away falls on the tab stop of the board', async () => {
  button.focus()
  draft = null
  await tick()
  await tick()
  expect(document.activeElement?.textContent).toBe('b')
})

test('so does the focus of what cannot be pressed any more', async () => {
  button.focus()
  draft = { disables: true }
  await tick()
  await tick()
  expect(document.activeElement?.textContent).toBe('b')
})

test('a board without a tab stop has its first button that can be pressed, or else the page has its content', async () => {
  const main = document.createElement('main')
  main.tabIndex = -1
  ground.replaceWith(main)
  main.append(ground)
  ground.innerHTML = '<button disabled>no</button><button>yes</button>'
  button.focus()
  draft = { disables: true }
  await tick()
  await tick()
  expect(document.activeElement?.textContent).toBe('yes')
  draft = {}
  ground.replaceChildren()
  await tick()
  button.focus()
  draft = null
  await tick()
  await tick()
  expect(document.activeElement).toBe(main)
})

test('who is busy elsewhere stays there, and who has no focus is given none', async () => {
  const input = document.querySelector('input') as HTMLInputElement
  input.focus()
  draft = null
  await tick()
  await tick()
  expect(document.activeElement).toBe(input)
  input.blur()
  draft = {}
  await tick()
  await tick()
  expect(document.activeElement).toBe(document.body)
})
