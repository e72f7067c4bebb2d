/** How light colours are and how far apart, as WCAG counts it: what the tests of every table of colours measure with. */

/** The relative luminance of `#rrggbb`, from 0 to 1. */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, from 1 to 21. */
export function between(a: string, b: string): number {
  const [low = 0, high = 0] = [lightness(a), lightness(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
