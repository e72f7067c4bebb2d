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
    easing:
      flight.how === 'return' ? 'linear' : style.getPropertyValue(flight.how === 'take' ? '--settle' : '--arrive'),
    fill: 'forwards',
  })
  signal.addEventListener('abort', () => animation.cancel(), { once: true })
  await animation.finished.catch(() => undefined) // cancelled: it has landed
}

function frames<Face>({ from, to, how }: Flight<Face>): Keyframe[] {
  const shift = `translate(${to.x - from.x}px, ${to.y - from.y}px)`
  // For what turns round its middle: the way of the middle, and how much larger it becomes.
  const [across, down] = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2]
  const [wide, tall] = [from.width > 0 ? to.width / from.width : 1, from.height > 0 ? to.height / from.height : 1]
  const size = `scale(${wide}, ${tall})`
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
        { ...middle, transform: 'none' },
        { ...middle, transform: `translate(${across / 2}px, ${down / 2}px) scale(0, ${(1 + tall) / 2})`, offset: 0.5 },
        { ...middle, transform: `translate(${across}px, ${down}px) ${size}` },
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
