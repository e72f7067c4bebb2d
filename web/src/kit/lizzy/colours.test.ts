import { describe, expect, it } from 'vitest'
import { between, lightness } from '../../look/contrast'
import css from './lizzy.css?raw'

type Ground = 0 | 1

/** The tokens of the block that opens with `head`. */
function block(head: string): Record<string, string> {
  const from = css.indexOf(head) + head.length
  const body = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries([...body.matchAll(/--lizzy-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const plain = block(':root {')
const contrast = block('[data-contrast="more"] {')
const sets = [
  { set: 'plain', tokens: plain, least: 2.5 },
  { set: 'high contrast', tokens: { ...plain, ...contrast }, least: 3 },
]

describe.each(sets)('$set', ({ tokens, least }) => {
  const worth = (name: string, ground: Ground): string => {
    const value = tokens[name] ?? ''
    return /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.[ground + 1] ?? value
  }

  it.each(['r', 'b', 'p'])('a pattern can be seen in the skin of %s', (colour) => {
    expect(between(worth('cut', 0), worth(colour, 0))).toBeGreaterThanOrEqual(least)
  })

  it.each([0, 1] as const)('the grounds of cards are lighter than every lizard (ground %i)', (ground) => {
    for (const colour of ['r', 'b', 'p']) {
      expect(lightness(worth('card', ground))).toBeGreaterThan(lightness(worth(colour, ground)))
    }
  })

  it('the three lizards differ in lightness, so that no eye needs their hue', () => {
    const [dark = 0, middle = 0, light = 0] = ['r', 'b', 'p']
      .map((name) => lightness(worth(name, 0)))
      .sort((a, b) => a - b)
    expect((middle + 0.05) / (dark + 0.05)).toBeGreaterThan(1.9)
    expect((light + 0.05) / (middle + 0.05)).toBeGreaterThan(1.15)
  })
})

it('says the same whether high contrast was chosen here or in the system', () => {
  expect(block(':root:not([data-contrast="normal"]) {')).toEqual(contrast)
})
