/** One thing in the air: from where it lifts to where it lands, within its beat. */

import type { Motion } from './board'

export const MOST_BEATS = 4
/** There, a moment of rest, and back. */
const RETURN_BEATS = 5

export interface Flight<Face> extends Pick<Motion<Face>, 'face' | 'how'> {
  /** Relative to the stage. */
  readonly from: DOMRect
  readonly to: DOMRect
}

/** At most `most` beats: whatever comes later happens in the last of them. */
export function poolLate<M>(beats: readonly (readonly M[])[], most: number): readonly (readonly M[])[] {
  return beats.length <= most ? beats : [...beats.slice(0, most - 1), beats.slice(most - 1).flat()]
}

/** Let the element fly; resolves when it has landed, or at once when `signal` says so. */
export async function fly<Face>(flight: Flight<Face>, element: Element | null, signal: AbortSignal): Promise<void> {
  if (!element || signal.aborted || flight.how === 'mark') return
  const style = getComputedStyle(element)
  const beat = Number.parseFloat(style.getPropertyValue('--beat')) || 0
  const animation = element.animate(frames(flight), {
    duration: flight.how === 'return' ? RETURN_BEATS * beat : beat,
    easing: flight.how === 'take' ? style.getPropertyValue('--settle') : style.getPropertyValue('--arrive'),
    fill: 'forwards',
  })
  signal.addEventListener('abort', () => animation.cancel(), { once: true })
  await animation.finished.catch(() => undefined) // cancelled: it has landed
}

function frames<Face>({ from, to, how }: Flight<Face>): Keyframe[] {
  const shift = `translate(${to.x - from.x}px, ${to.y - from.y}px)`
  const size = from.width > 0 && from.height > 0 ? `scale(${to.width / from.width}, ${to.height / from.height})` : ''
  const origin = { transformOrigin: '0 0' }
  const middle = { transformOrigin: '50% 50%' }
  switch (how) {
    case 'appear':
      return [
        { ...middle, transform: `${shift} scale(0)` },
        { ...middle, transform: `${shift} scale(1)` },
      ]
    case 'turn':
      return [
        { ...middle, transform: 'scaleX(1)' },
        { ...middle, transform: 'scaleX(0)', offset: 0.5 },
        { ...middle, transform: `${shift} scaleX(1)` },
      ]
    case 'return':
      return [
        { ...origin, transform: `${shift} ${size}` },
        { ...origin, transform: 'none', offset: 0.25 },
        { ...origin, transform: 'none', offset: 0.75 },
        { ...origin, transform: `${shift} ${size}` },
      ]
    default:
      return [
        { ...origin, transform: 'none' },
        { ...origin, transform: `${shift} ${size}` },
      ]
  }
}
