/** How a tab in the background shows that it is one's turn: its title is the page's; the dot on its icon is set here. */

import { base } from '../base'

const CALM = `${base}/favicon.svg`
const CALLING = `${base}/favicon-turn.svg`

/** Put the dot on the tab's icon, or take it off. */
export function call(mine: boolean): void {
  let icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!icon) {
    icon = document.createElement('link')
    icon.rel = 'icon'
    document.head.append(icon)
  }
  const wanted = mine ? CALLING : CALM
  if (icon.getAttribute('href') !== wanted) icon.href = wanted
}
