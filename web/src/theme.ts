/** Day or night, and how strong the contrast: the system's wish until somebody chooses. */

import { fromStore, writable } from 'svelte/store'
import { keep, kept } from './keeping'

export const THEMES = ['system', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]

export const CONTRASTS = ['system', 'more', 'normal'] as const
export type Contrast = (typeof CONTRASTS)[number]

const chosenTheme = fromStore(writable<Theme>(oneOf(THEMES, kept('theme'))))
const chosenContrast = fromStore(writable<Contrast>(oneOf(CONTRASTS, kept('contrast'))))

/** What was chosen; setting it shows at once and is remembered. */
export const theme = {
  get light(): Theme {
    return chosenTheme.current
  },
  set light(value: Theme) {
    chosenTheme.current = value
    keep('theme', value === 'system' ? null : value)
    dress()
  },
  get contrast(): Contrast {
    return chosenContrast.current
  },
  set contrast(value: Contrast) {
    chosenContrast.current = value
    keep('contrast', value === 'system' ? null : value)
    dress()
  },
  /** Whether it is night on the screen now, whoever chose it. */
  get night(): boolean {
    if (chosenTheme.current !== 'system') return chosenTheme.current === 'night'
    return matchMedia('(prefers-color-scheme: dark)').matches
  },
}

/** Put what was chosen on the page. */
export function dress(): void {
  mark('theme', chosenTheme.current)
  mark('contrast', chosenContrast.current)
}

function mark(name: 'theme' | 'contrast', value: string): void {
  if (value === 'system') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

function oneOf<T extends string>(all: readonly T[], value: string | null): T {
  return all.find((one) => one === value) ?? (all[0] as T)
}
