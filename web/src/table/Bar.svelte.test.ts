// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { say, speak } from '../words'
import Bar from './Bar.svelte'
import type { Draft } from './board'
import type { Question } from './question'

let shown: ReturnType<typeof mount> | null = null

const heard = { confirm: vi.fn(), answer: vi.fn(), answerDraw: vi.fn() }
const question: Question = { text: 'Sure?', yes: 'Yes', grave: true, go: () => undefined }
const whole: Draft<unknown> = { action: { type: 'go' }, hint: 'All there', undo: vi.fn() }

async function bar(draft: Draft<unknown> | null, asked: Question | null = null, drawBy: string | null = null) {
  await speak('en')
  shown = mount(Bar, { target: document.body, props: { draft, question: asked, drawBy, say, ...heard } })
  flushSync()
}

function press(key: string, on: Element = document.body): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
  if (!found) throw new Error(`no button ${text}`)
  return found
}

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
  vi.clearAllMocks()
})

test('Enter confirms what is complete, Escape takes its last step back', async () => {
  await bar(whole)
  press('Enter')
  expect(heard.confirm).toHaveBeenCalledOnce()
  press('Escape')
  expect(whole.undo).toHaveBeenCalledOnce()
})

test('what is not complete cannot be confirmed', async () => {
  await bar({ action: null, hint: 'Five to go' })
  press('Enter')
  expect(button(say('bar-confirm')).disabled).toBe(true)
  expect(heard.confirm).not.toHaveBeenCalled()
})

test('a key that something with the focus wants is left to it', async () => {
  await bar(whole)
  const input = document.body.appendChild(document.createElement('input'))
  press('Enter', input)
  press('Escape', input)
  const board = document.body.appendChild(document.createElement('div'))
  board.addEventListener('keydown', (event) => event.preventDefault())
  press('Enter', board)
  expect(heard.confirm).not.toHaveBeenCalled()
  expect(whole.undo).not.toHaveBeenCalled()
})

test('a question comes before all else, and Escape says no', async () => {
  await bar(whole, question, 'B')
  expect(document.body.textContent).toContain('Sure?')
  expect(document.body.textContent).not.toContain('All there')
  press('Escape')
  expect(heard.answer).toHaveBeenLastCalledWith(false)
  button('Yes').click()
  expect(heard.answer).toHaveBeenLastCalledWith(true)
})

test('a draw on offer is taken or refused by a press, never by a key', async () => {
  await bar(null, null, 'B')
  press('Enter')
  expect(heard.answerDraw).not.toHaveBeenCalled()
  button(say('table-draw-accept')).click()
  expect(heard.answerDraw).toHaveBeenLastCalledWith(true)
  button(say('table-draw-refuse')).click()
  expect(heard.answerDraw).toHaveBeenLastCalledWith(false)
})
