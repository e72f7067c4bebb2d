/** Where a page begins: its looks and words first, then the app. */

import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchBuild } from './build'
import { reachable } from './http'
import Designed from './pages/Designed.svelte'
import { startRouting } from './router'
import { dress } from './theme'
import { firstLanguage, speak, speakFirstWords } from './words'

async function start(): Promise<void> {
  const target = document.getElementById('app')
  if (!target) return
  dress()
  watchBuild()
  try {
    await speak(firstLanguage())
  } catch {
    speakFirstWords(firstLanguage())
    mount(Designed, { target, props: { kind: (await reachable()) ? 'broken' : 'offline' } })
    return
  }
  startRouting()
  mount(App, { target })
}

void start()
