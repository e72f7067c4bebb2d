/** Where a page begins: its looks and words first, then the app. */

import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchBuild } from './build'
import { startRouting } from './router'
import { dress } from './theme'
import { firstLanguage, speak } from './words'

async function start(): Promise<void> {
  const target = document.getElementById('app')
  if (!target) return
  dress()
  watchBuild()
  await speak(firstLanguage())
  startRouting()
  mount(App, { target })
}

void start()
