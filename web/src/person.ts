/**
 * Who this browser is: a person from the first need, known by a token that only the browser and the server's hash
 * know, and named when one sits down or speaks.
 */

import { fromStore, writable } from 'svelte/store'
import { type Method, Problem, send } from './http'
import { keep, keeps, kept, watchKept } from './keeping'
import type { NewPerson } from './table/wire.gen'

/** The longest name that can be had. */
export const LONGEST_NAME = 32

const token = fromStore(writable(kept('token')))
const name = fromStore(writable(kept('name')))
const question = fromStore(writable<Question | null>(null))
const others = fromStore(writable(0))
let making: Promise<string> | null = null

interface Question {
  answer: (named: boolean) => void
}

watchKept('token', become)
watchKept('name', (value) => {
  name.current = value
})

/** This browser's person, as far as it is known. */
export const me = {
  /** Null until somebody chose a name here. */
  get name(): string | null {
    return name.current
  },
  /** Null until the first need. */
  get token(): string | null {
    return token.current
  },
  /** Grows whenever this browser becomes another person: what a page shows and holds is the former one's. */
  get others(): number {
    return others.current
  },
  /** Whether the person is still known after the page was closed. */
  lasting: keeps,
  /** Whether the page should ask for a name now (`NameDialog` does). */
  get asked(): boolean {
    return question.current !== null
  },
}

/** The token, made now if there is none yet. */
export async function myToken(): Promise<string> {
  if (token.current) return token.current
  making ??= makePerson().finally(() => {
    making = null
  })
  return making
}

async function makePerson(): Promise<string> {
  const made = await send<NewPerson>('POST', '/api/persons')
  const other = kept('token')
  if (other) {
    token.current = other // another tab was quicker: one browser is one person
    return other
  }
  remember(made.token)
  if (name.current) await send('PUT', '/api/persons/me', { body: { name: name.current }, token: made.token })
  return made.token
}

function remember(value: string | null): void {
  keep('token', value)
  become(value)
}

function become(value: string | null): void {
  const another = token.current !== null && value !== null && value !== token.current
  token.current = value
  if (another) others.current += 1
}

/** The server does not know this token: be somebody new, of the same name. Gives the new token. */
export async function renew(unknown: string): Promise<string> {
  if (token.current === unknown) remember(null)
  return myToken()
}

/** Send a request as this person, who is made if need be. Throws `Problem`. */
export async function asMe<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const mine = await myToken()
  try {
    return await send<T>(method, path, { body, token: mine })
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === 'bad-token')) throw problem
    return send<T>(method, path, { body, token: await renew(mine) })
  }
}

/** See to it that this person has a name: asks for one if there is none. False: they would rather not. */
export async function named(): Promise<boolean> {
  if (name.current) return true
  question.current?.answer(false)
  return new Promise((resolve) => {
    question.current = {
      answer: (done) => {
        question.current = null
        resolve(done)
      },
    }
  })
}

/** The dialog's answer to `named`. */
export function answerName(done: boolean): void {
  question.current?.answer(done)
}

/** Be called `wanted` from now on. Throws `Problem` (`bad-name`). */
export async function rename(wanted: string): Promise<void> {
  const clean = wanted.trim()
  await asMe('PUT', '/api/persons/me', { name: clean })
  keep('name', clean)
  name.current = clean
}

/**
 * See to it that this person can sit down alone, without being asked anything: whoever has no name gets this one for
 * now, and is still asked for their own when they meet others. Throws `Problem`.
 */
export async function lendName(lent: string): Promise<void> {
  if (!name.current) await asMe('PUT', '/api/persons/me', { name: lent })
}

/** Become the person whose personal link that code is. Throws `Problem` (`bad-link`). */
export async function arrive(code: string): Promise<void> {
  const { token: given } = await send<NewPerson>('POST', '/api/links', { body: { code } })
  remember(given)
  const { name: known } = await send<{ name: string | null }>('GET', '/api/persons/me', { token: given })
  keep('name', known)
  name.current = known
}

/** The code of a personal link in the address, wiped from it (and from the history) as it is read. */
export function takeCode(): string | null {
  const code = /^#me\/([^/]+)$/.exec(location.hash)?.[1] ?? null
  if (code !== null) history.replaceState(null, '', location.pathname + location.search)
  return code
}
