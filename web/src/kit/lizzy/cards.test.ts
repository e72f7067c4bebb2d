// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { addWords, LANGUAGES, type Language, speak, wordsOf } from '../../words'
import Card from './Card.svelte'
import { cardName } from './cardName'
import { COLOURS, faceOf, PARTS, PATTERNS } from './cards'
import Lizzy from './Lizzy.svelte'
import MarksSwitch from './MarksSwitch.svelte'
import { marks } from './marks'
import Pile from './Pile.svelte'

const words = import.meta.glob<string>('@words/kit/lizzy/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const GOLD = ['ro', 'bs', 'pd'] // DL-02
const CARDS = PARTS.flatMap((part) => [
  ...COLOURS.flatMap((colour) => PATTERNS.map((pattern) => part + colour + pattern)),
  ...GOLD.map((variation) => `${part}${variation}*`),
])

it('a name tells what a card shows', () => {
  expect(faceOf('hro')).toEqual({ part: 'h', colour: 'r', pattern: 'o', gold: false })
  expect(faceOf('tpd*')).toEqual({ part: 't', colour: 'p', pattern: 'd', gold: true })
})

describe.each(LANGUAGES)('spoken in %s', (language: Language) => {
  beforeAll(async () => {
    for (const [path, text] of Object.entries(words)) {
      if (path.endsWith(`/${language}.ftl`)) addWords('lizzy-test', language, text)
    }
    await speak(language)
  })

  it('every card and the back has a name of its own', () => {
    const say = wordsOf('lizzy-test')
    const names = [null, ...CARDS].map((card) => cardName(say, card))
    expect(new Set(names).size).toBe(37)
    expect(names).not.toContain(say('card', { spoken: 'no such card' }))
  })
})

describe('drawn', () => {
  let mounted: ReturnType<typeof mount> | null = null
  const svg = (): SVGSVGElement => {
    document.body.innerHTML = '<svg></svg>'
    return document.querySelector('svg') as unknown as SVGSVGElement
  }
  afterEach(async () => {
    if (mounted) await unmount(mounted)
    marks.on = false
  })

  test.each(CARDS)('%s is light: a table shows sixty cards', (card) => {
    const room = svg()
    mounted = mount(Card, { target: room, props: { card } })
    expect(room.querySelectorAll('*').length).toBeLessThanOrEqual(30)
    expect(room.innerHTML.length).toBeLessThan(10_000)
    expect(room.innerHTML).not.toMatch(/ style=|NaN|undefined/)
  })

  test('a letter and a sign stand in the corner as soon as one asks for marks', () => {
    const room = svg()
    mounted = mount(Card, { target: room, props: { card: 'bps' } })
    expect(room.querySelector('text')).toBeNull()
    marks.on = true
    flushSync()
    expect(room.querySelector('text')?.textContent).toBe('P')
  })

  test('the switch says what it is, puts marks on and takes them off again', () => {
    const said = (key: string): string => key
    mounted = mount(MarksSwitch, { target: document.body, props: { say: said } })
    const button = document.querySelector('button') as HTMLButtonElement
    expect(button.textContent?.trim()).toBe('marks')
    for (const on of [true, false]) {
      button.click()
      flushSync()
      expect(marks.on).toBe(on)
      expect(button.getAttribute('aria-pressed')).toBe(String(on))
    }
  })

  test('a closed card shows nothing that tells it from another', () => {
    const room = svg()
    marks.on = true
    mounted = mount(Card, { target: room, props: { card: null } })
    expect(room.querySelector('text, .animal')).toBeNull()
  })

  test('a Lizzy shows the cards it has, and a place for each it has not', () => {
    const room = svg()
    mounted = mount(Lizzy, { target: room, props: { lizzy: ['hro', null, 'tbs*'] } })
    expect(room.querySelectorAll('.card')).toHaveLength(2)
    expect(room.querySelectorAll('.missing')).toHaveLength(1)
  })

  test('a pile says how many cards it has', () => {
    const room = svg()
    mounted = mount(Pile, { target: room, props: { height: 17 } })
    expect(room.querySelector('text')?.textContent).toBe('17')
  })
})
