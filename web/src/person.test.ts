// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Person from './person'

interface Sent {
  method: string
  path: string
  token: string | null
  body: unknown
}

let sent: Sent[] = []
let known: Set<string>
let made = 0

/** A server that knows persons by their tokens, as far as these tests need one. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  sent.push({ method: init.method ?? 'GET', path, token, body })
  if (path === '/api/persons') {
    made += 1
    known.add(`token-${made}`)
    return Response.json({ person: `p${made}`, token: `token-${made}` }, { status: 201 })
  }
  if (path === '/api/links') {
    known.add('token-of-link')
    return Response.json({ person: 'p9', token: 'token-of-link' })
  }
  if (token === null || !known.has(token)) return Response.json({ code: 'bad-token' }, { status: 401 })
  if (init.method === 'PUT') return new Response(null, { status: 204 })
  return Response.json({ person: 'p9', name: 'A' })
}

let person: typeof Person

/** The page opened (anew) in this browser. */
async function visit(): Promise<void> {
  vi.resetModules()
  person = await import('./person')
}

beforeEach(async () => {
  localStorage.clear()
  sent = []
  known = new Set()
  made = 0
  history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', vi.fn(answer))
  await visit()
})

afterEach(() => vi.unstubAllGlobals())

test('a person is made at the first need, once, and is the same at the next visit', async () => {
  expect(person.me.token).toBeNull()
  const [first, second] = await Promise.all([person.myToken(), person.myToken()])
  expect(first).toBe(second)
  expect(made).toBe(1)
  await visit()
  expect(await person.myToken()).toBe(first)
  expect(made).toBe(1)
})

test('another tab that was quicker is the same person', async () => {
  const making = person.myToken()
  localStorage.setItem('speeltafel:token', 'token-of-other-tab')
  expect(await making).toBe('token-of-other-tab')
})

test('a name is asked for once and remembered', async () => {
  const answered = person.named()
  expect(person.me.asked).toBe(true)
  await person.rename('  A  ')
  person.answerName(true)
  expect(await answered).toBe(true)
  expect(person.me.name).toBe('A')
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/persons/me', body: { name: 'A' } })
  expect(await person.named()).toBe(true)
  expect(person.me.asked).toBe(false)
})

test('whoever would rather not say a name is asked again next time', async () => {
  const answered = person.named()
  person.answerName(false)
  expect(await answered).toBe(false)
  void person.named()
  expect(person.me.asked).toBe(true)
})

test('a server that has forgotten everybody makes somebody new of the same name', async () => {
  await person.rename('A')
  known.clear()
  await person.asMe('GET', '/api/persons/me')
  expect(made).toBe(2)
  expect(sent.slice(-3)).toMatchObject([
    { method: 'POST', path: '/api/persons' },
    { method: 'PUT', body: { name: 'A' }, token: 'token-2' },
    { method: 'GET', path: '/api/persons/me', token: 'token-2' },
  ])
})

test('practice lends a name, but one is still asked for the own one', async () => {
  await person.lendName('Guest')
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'Guest' } })
  expect(person.me.name).toBeNull()
})

test('a personal link is wiped from the address as it is read, and makes this browser that person', async () => {
  history.replaceState(null, '', '/#me/0123abcd')
  const code = person.takeCode()
  expect(code).toBe('0123abcd')
  expect(location.hash).toBe('')
  await person.arrive('0123abcd')
  expect(person.me.token).toBe('token-of-link')
  expect(person.me.name).toBe('A')
  expect(person.takeCode()).toBeNull()
})
