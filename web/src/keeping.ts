/** What a browser remembers for us between two visits; where it may not, only until the page closes. */

const memory = new Map<string, string>()

function storage(): Storage | null {
  try {
    const found = window.localStorage
    found.setItem('speeltafel:try', '1')
    found.removeItem('speeltafel:try')
    return found
  } catch {
    return null // private windows, blocked site data, no room left
  }
}

const lasting = storage()

/** Whether what is kept outlives the page. */
export const keeps = lasting !== null

/** What was kept under `name`, or null. */
export function kept(name: string): string | null {
  return lasting ? lasting.getItem(`speeltafel:${name}`) : (memory.get(name) ?? null)
}

/** Keep `value` under `name`; null forgets it. */
export function keep(name: string, value: string | null): void {
  if (!lasting) {
    if (value === null) memory.delete(name)
    else memory.set(name, value)
  } else if (value === null) {
    lasting.removeItem(`speeltafel:${name}`)
  } else {
    lasting.setItem(`speeltafel:${name}`, value)
  }
}

/** Call `tell` when another tab of this browser keeps something else under `name`. */
export function watchKept(name: string, tell: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === `speeltafel:${name}`) tell(event.newValue)
  })
}
