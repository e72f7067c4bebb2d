/** The server's HTTP doors: JSON in, JSON out, and a `Problem` with its code when something is wrong. */

import { base } from './base'
import type { Refused } from './table/wire.gen'

/** A rule's no: message `refusal-<why>` with `args`. */
export type Refusal = Pick<Refused, 'rule' | 'why' | 'args'>

/**
 * What went wrong: `code` has words `problem-<code>`; `status` 0 means that no answer came. `refusal` is there when
 * it was a rule that forbade it (`code` is then `refused`).
 */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly refusal: Refusal | null

  constructor(code: string, status: number, refusal: Refusal | null = null) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.status = status
    this.refusal = refusal
  }
}

/** The code of whatever was thrown: a `Problem`'s own, or `broken`. */
export const codeOf = (thrown: unknown): string => (thrown instanceof Problem ? thrown.code : 'broken')

export type Method = 'GET' | 'POST' | 'PUT'

export interface Request {
  body?: unknown
  token?: string | null
  signal?: AbortSignal
  /** The tag of what is known already: an answer without a body (304) then says that it still holds. */
  known?: string | null
}

/** Send one request and give what came back. Throws `Problem`. */
export async function send<T>(method: Method, path: string, request: Request = {}): Promise<T> {
  const answer = await answerTo(method, path, request)
  if (answer.status === 204) return undefined as T
  return (await answer.json()) as T
}

/** Send one request for plain text. Throws `Problem`. */
export async function fetchText(path: string, request: Request = {}): Promise<string> {
  return (await answerTo('GET', path, request)).text()
}

/** A body with the tag (ETag) the server knows it by. */
export interface Tagged<T> {
  tag: string | null
  body: T
}

/** Fetch what may have changed since `known`; null: it has not. Throws `Problem`. */
export async function fetchIfNew<T>(
  path: string,
  known: string | null,
  request: Request = {},
): Promise<Tagged<T> | null> {
  const answer = await answerTo('GET', path, { ...request, known })
  if (answer.status === 304) return null
  return { tag: answer.headers.get('ETag'), body: (await answer.json()) as T }
}

async function answerTo(method: Method, path: string, request: Request): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(base + path, { method, ...asInit(request) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Problem('no-connection', 0)
  }
  if (!answer.ok && answer.status !== 304) throw await problemOf(answer)
  return answer
}

function asInit({ body, token, signal, known }: Request): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain' }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (known) headers['If-None-Match'] = known
  // The tag is ours to keep: the browser's own cache would hide that nothing changed.
  const init: RequestInit = { headers, cache: known === undefined ? 'default' : 'no-store' }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (signal) init.signal = signal
  return init
}

async function problemOf(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => null)) as Partial<Refused & { code: string }> | null
  if (told?.type === 'refused') return new Problem('refused', answer.status, told as Refused)
  if (typeof told?.code === 'string') return new Problem(told.code, answer.status)
  // Not our server's words: something between us and it answered.
  return new Problem(answer.status >= 500 ? 'server' : 'malformed', answer.status)
}

/** Whether the server answers at all: what cannot be fetched is then gone, not out of reach. */
export async function reachable(): Promise<boolean> {
  try {
    return (await fetch(`${base}/api/health`, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
