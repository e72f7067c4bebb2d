/** What the address of the gallery asks for: `/gallery?game=geister&fixture=mid_game&lang=nl&theme=night&width=320`. */

import { LANGUAGES, type Language } from '../words'

export interface Asked {
  readonly game: string | null
  readonly fixture: string | null
  readonly lang: Language | null
  readonly theme: 'day' | 'night' | null
  /** In pixels; null: as wide as the page. */
  readonly width: number | null
  /** Nothing but the board, for a picture. */
  readonly bare: boolean
}

export function askedFor(search: string): Asked {
  const asked = new URLSearchParams(search)
  const theme = asked.get('theme')
  return {
    game: asked.get('game'),
    fixture: asked.get('fixture'),
    lang: LANGUAGES.find((one) => one === asked.get('lang')) ?? null,
    theme: theme === 'day' || theme === 'night' ? theme : null,
    width: Number(asked.get('width')) || null,
    bare: asked.has('bare'),
  }
}

/** The address that asks for the same with other values; null leaves one out. */
export function addressOf(search: string, values: Record<string, string | null>): string {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) asked.delete(name)
    else asked.set(name, value)
  }
  return `/gallery?${asked}`
}
