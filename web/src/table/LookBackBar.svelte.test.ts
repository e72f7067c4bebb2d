// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say, speak } from '../words'
import LookBackBar from './LookBackBar.svelte'
import type { LookBack } from './lookback.svelte'
import type { Table } from './table.svelte'

const back = { at: 0, steps: [], close: vi.fn(), go: vi.fn() }
let shown: ReturnType<typeof mount>

beforeEach(async () => {
  await speak('en')
  const props = { back: back as unknown as LookBack, table: { card: null, log: [] } as unknown as Table, say }
  shown = mount(LookBackBar, { target: document.body, props })
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  document.body.replaceChildren()
  vi.clearAllMocks()
})

function pressEscape(on: Element): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

test('Escape leaves the past, also from the slider', () => {
  pressEscape(document.body)
  expect(back.close).toHaveBeenCalledTimes(1)
  pressEscape(document.querySelector('input') as Element)
  expect(back.close).toHaveBeenCalledTimes(2)
})

test('who writes, answers in a dialog or puts something back stays in the past', () => {
  for (const name of ['textarea', 'input', 'dialog'])
    pressEscape(document.body.appendChild(document.createElement(name)))
  const board = document.body.appendChild(document.createElement('div'))
  board.addEventListener('keydown', (event) => event.preventDefault())
  pressEscape(board)
  expect(back.close).not.toHaveBeenCalled()
})
