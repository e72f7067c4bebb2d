// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { say, speak } from '../words'
import PlainBoard from './PlainBoard.svelte'

test('an empty list says why it is empty', async () => {
  await speak('en')
  const props = { text: null, acts: [], nothing: say('turn-past'), called: String, say, act: () => undefined }
  const shown = mount(PlainBoard, { target: document.body, props })
  flushSync()
  expect(document.body.textContent).toContain('You are looking back')
  expect(document.body.textContent).not.toContain(say('plain-nothing'))
  void unmount(shown)
})
