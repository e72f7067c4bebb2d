import { describe, expect, it } from 'vitest'
import base from './base.css?raw'
import { between } from './contrast'
import { MARKS } from './marks'
import css from './tokens.css?raw'

type Tokens = Record<string, string>
type Ground = 'day' | 'night'

const plain = block(':root {')
const contrast = block('[data-contrast="more"] {')

/** The declarations of the first block that opens with `head`. */
function block(head: string): Tokens {
  const from = css.indexOf(head) + head.length
  const body = css.slice(from, css.indexOf('}', from)).replace(/\/\*[\s\S]*?\*\//g, '')
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** What a token is worth on a ground: light-dark(day, night) or one colour for both. */
function worth(tokens: Tokens, name: string, ground: Ground): string {
  const value = tokens[`--${name}`]
  if (value === undefined) throw new Error(`no token --${name}`)
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  return (pair ? pair[ground === 'day' ? 1 : 2] : value) as string
}

const grounds = ['ground', 'surface', 'sunk']
const text = [
  ...['ink', 'quiet', 'accent', 'accent-strong', 'good', 'warn'].flatMap((name) => grounds.map((on) => [name, on])),
  ...['accent-soft', 'good-soft', 'warn-soft'].map((on) => ['ink', on]),
  ['accent', 'accent-soft'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-warn', 'warn'],
  ['ground', 'ink'],
] as [string, string][]
const borders = ['edge', 'ring'].flatMap((name) => grounds.map((on) => [name, on])) as [string, string][]

const sets = (['day', 'night'] as const).flatMap((ground) => [
  { set: ground, ground, tokens: plain },
  { set: `${ground}, high contrast`, ground, tokens: { ...plain, ...contrast } },
])

describe.each(sets)('$set', ({ ground, tokens }) => {
  const of = (name: string): string => worth(tokens, name, ground)

  it.each(text)('%s can be read on %s', (name, on) => {
    expect(between(of(name), of(on))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(borders)('%s can be seen on %s', (name, on) => {
    expect(between(of(name), of(on))).toBeGreaterThanOrEqual(3)
  })

  it.each([...MARKS.keys()])('the mark of seat %i can be seen, by its colour or by its outline', (seat) => {
    for (const on of grounds) {
      const seen = Math.max(between(of(`seat-${seat}`), of(on)), between(of('outline'), of(on)))
      expect(seen).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([...MARKS.keys()])(
    'a paper mark on the cloth of seat %i can be seen, by its colour or by its outline',
    (seat) => {
      const cloth = of(`seat-${seat}`)
      expect(Math.max(between(of('paper'), cloth), between(of('outline'), cloth))).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('the table', () => {
  it('says the same whether high contrast was chosen here or in the system', () => {
    expect(block(':root:not([data-contrast="normal"]) {')).toEqual(contrast)
  })

  it('holds no token in high contrast that the plain table lacks', () => {
    expect(Object.keys(plain)).toEqual(expect.arrayContaining(Object.keys(contrast)))
  })

  it('is the only place with a colour, a length or a duration', () => {
    expect(base.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(|[1-9]\d*(px|rem|ms|s)\b/gi)).toBeNull()
  })
})
