import { beforeEach, expect, test } from 'vitest'
import { type Cancel, Line, type Wire, type World } from './line'
import type { Do, FromBrowser, FromServer } from './wire.gen'

/** A socket that does what the test says. */
class FakeWire implements Wire {
  readonly sent: FromBrowser[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type)
  }
}

/** A world whose time passes when the test says so. */
class FakeWorld implements World {
  readonly wires: FakeWire[] = []
  #now = 0
  #timers: { at: number; run: () => void }[] = []

  open(): FakeWire {
    const wire = new FakeWire()
    this.wires.push(wire)
    return wire
  }
  after(milliseconds: number, run: () => void): Cancel {
    const timer = { at: this.#now + milliseconds, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }
  now(): number {
    return this.#now
  }
  chance(): number {
    return 0.5
  }
  /** Let time pass, timer by timer, and let what they promised happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((other) => other !== next)
      this.#now = next.at
      next.run()
      await settled()
    }
    this.#now = end
  }
  get wire(): FakeWire {
    return this.wires.at(-1) as FakeWire
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

const deed = (key: string): Do => ({ type: 'do', key, after: 3, verb: { type: 'start' } })

let world: FakeWorld
let line: Line
let heard: FromServer[]

beforeEach(() => {
  world = new FakeWorld()
  heard = []
  line = new Line(world, {
    hello: async () => ({ type: 'hello', token: 't', seen: 7 }),
    heard: (message) => heard.push(message),
    changed: () => undefined,
  })
})

async function opened(): Promise<void> {
  line.start()
  await greeted()
}

async function greeted(): Promise<void> {
  world.wire.onopen?.()
  await settled()
  world.wire.hear({ type: 'pong' })
}

test('it says hello first, and is open once the server has spoken', async () => {
  line.start()
  expect(line.condition).toBe('connecting')
  world.wire.onopen?.()
  await settled()
  expect(world.wire.sent).toEqual([{ type: 'hello', token: 't', seen: 7 }])
  expect(line.condition).toBe('connecting')
  world.wire.hear({ type: 'pong' })
  expect(line.condition).toBe('open')
  expect(heard).toEqual([{ type: 'pong' }])
})

test('it pings every ten seconds', async () => {
  await opened()
  for (let ten = 0; ten < 3; ten += 1) {
    await world.pass(10_000)
    world.wire.hear({ type: 'pong' })
  }
  expect(world.wire.types).toEqual(['hello', 'ping', 'ping', 'ping'])
  expect(line.condition).toBe('open')
})

test('after twenty-five seconds of silence it closes the socket itself and opens another', async () => {
  await opened()
  await world.pass(24_000)
  expect(line.condition).toBe('open')
  await world.pass(1_000)
  expect(line.condition).toBe('lost')
  expect(world.wires[0]?.closed).toBe(true)
  await world.pass(10_000)
  expect(world.wires).toHaveLength(2)
})

test('it tries often for some seconds, then less and less, and begins anew after a try that works', async () => {
  line.start()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 23; attempt += 1) {
    world.wire.onclose?.({ code: 1006 })
    const before = world.now()
    while (world.wires.length === attempt) await world.pass(1)
    pauses.push(world.now() - before)
  }
  expect(pauses).toEqual([188, ...Array<number>(16).fill(375), 750, 1500, 3000, 6000, 7500, 7500])
  await greeted()
  world.wire.onclose?.({ code: 1012 })
  await world.pass(200)
  expect(world.wires).toHaveLength(25)
})

test('what was sent and not answered is sent again after a reconnect, with the same key', async () => {
  await opened()
  line.deliver(deed('k'))
  world.wire.onclose?.({ code: 1006 })
  await world.pass(1_000)
  await greeted()
  expect(world.wire.sent).toEqual([{ type: 'hello', token: 't', seen: 7 }, deed('k')])
})

test('what was answered is not sent again', async () => {
  await opened()
  line.deliver(deed('k'))
  line.settle('k')
  world.wire.onclose?.({ code: 1006 })
  await world.pass(1_000)
  await greeted()
  expect(world.wire.types).toEqual(['hello'])
})

test('what is done while there is no line goes out as soon as there is one', async () => {
  line.start()
  line.deliver(deed('k'))
  expect(world.wire.sent).toEqual([])
  await greeted()
  expect(world.wire.types).toEqual(['hello', 'do'])
})

test('a line blocked without a word is noticed: first the answer is late, then another socket is tried', async () => {
  await opened()
  line.deliver(deed('k'))
  await world.pass(2_000)
  expect(line.late).toBe(false)
  await world.pass(2_000)
  expect(line.late).toBe(true)
  await world.pass(7_000)
  expect(world.wires).toHaveLength(2)
  await greeted()
  expect(world.wire.types).toEqual(['hello', 'do'])
  line.settle('k')
  expect(line.late).toBe(false)
})

test('the network coming back does not wait for the next try', async () => {
  await opened()
  line.drop()
  expect(line.condition).toBe('lost')
  line.wake()
  expect(world.wires).toHaveLength(2)
  expect(line.condition).toBe('connecting')
})

test('a page that comes back to the front asks whether the line still carries', async () => {
  await opened()
  line.wake()
  expect(world.wire.types).toEqual(['hello', 'ping'])
})

test('a token that nobody knows ends it', async () => {
  await opened()
  world.wire.onclose?.({ code: 4401 })
  await world.pass(60_000)
  expect(line.condition).toBe('closed')
  expect(line.code).toBe(4401)
  expect(world.wires).toHaveLength(1)
})

test('an old socket that still speaks is not listened to', async () => {
  await opened()
  const old = world.wire
  line.drop()
  old.hear({ type: 'pong' })
  old.onclose?.({ code: 4401 })
  expect(heard).toHaveLength(1)
  expect(line.condition).toBe('lost')
})

test('closed by the page, it stays closed', async () => {
  await opened()
  line.close()
  line.wake()
  await world.pass(60_000)
  expect(world.wires).toHaveLength(1)
  expect(line.send({ type: 'ping' })).toBe(false)
})
