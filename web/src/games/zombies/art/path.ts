/** Path data that has been moved, turned or scaled: one path then holds what would else be many elements. */

import type { Point } from './body'

export type Move = (point: Point) => Point

/** Turned by degrees clockwise about the origin, then brought to a point; scaled before all that. */
export function brought({ x, y, angle = 0 }: Point & { angle?: number }, across = 1, down = across): Move {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return (point) => ({
    x: x + cos * across * point.x - sin * down * point.y,
    y: y + sin * across * point.x + cos * down * point.y,
  })
}

/**
 * A small octagon; under a thick line with round joins it is a disc. (A small circle is not: Chromium leaves out a
 * part of a line that is thicker than what it goes round.)
 */
export function bead({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 8 }, (_, n) => {
    const angle = ((n + 0.5) * Math.PI) / 4
    return `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** The path with every point moved. It may be made of lines and curves that count from the origin: `MLHVCSQZ`. */
export function moved(path: string, move: Move): string {
  let [x, y] = [0, 0]
  const point = (): string => {
    const to = move({ x, y })
    return `${rounded(to.x)} ${rounded(to.y)}`
  }
  return [...path.matchAll(/([MLHVCSQZ])([^MLHVCSQZ]*)/gi)]
    .map(([, command = '', said = '']) => {
      const numbers = (said.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      if (command === 'H' || command === 'V') {
        if (command === 'H') x = numbers[0] ?? x
        else y = numbers[0] ?? y
        return `L${point()}`
      }
      const points: string[] = []
      for (let n = 0; n < numbers.length; n += 2) {
        ;[x, y] = [numbers[n] ?? 0, numbers[n + 1] ?? 0]
        points.push(point())
      }
      return command + points.join(' ')
    })
    .join('')
}

const rounded = (number: number): number => Math.round(number * 100) / 100
