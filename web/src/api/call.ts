import type { CallName, Calls } from '@commons/contract/all.ts'
import type { OutputOf, RequestOf } from '@commons/contract/call.ts'
import { i18n } from '@lingui/core'
import { withAttempts } from './attempts.ts'
import { CallError, networkError, readAnswer, type RawAnswer } from './call-error.ts'
import { knownRow, rowOf, type CallRow } from './call-rows.ts'
import { takeEarly } from './early.ts'
import { currentSession, pendingLogin, rereadSession, sessionRefused, type Session } from './session.ts'

// What call() throws is part of its promise.
export { CallError } from './call-error.ts'
export type { CallName }

/** What a call takes; user_id and api_key are added here, and an `idempotency_key` where there is none. */
export type Request<N extends CallName> = RequestOf<Calls[N]>
/** What a call gives, and the server's words for it. */
export type Answer<N extends CallName> = OutputOf<Calls[N]> & { message: string }

const timeout = 20_000

/** The calls that a login may make before its second factor; every other would be refused. */
export const secondFactorCalls: ReadonlySet<CallName> = new Set(['two_factor_auth', 'start_passkey_check'])

const credentialsFor = (name: CallName): Session | null =>
  currentSession() ?? (secondFactorCalls.has(name) ? pendingLogin() : null)

export function urlOf(key: CallName, row: CallRow): string {
  const name = row.name ?? key
  // The documents give one call no name.
  return name === '' ? '/api/users' : `/api/users/${name}`
}

/** What a call without a body is asked with; nothing of who asks. */
function queryOf(input: object): string {
  const said = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`
}

export function acceptLanguage(): string {
  return i18n.locale || document.documentElement.lang || 'en'
}

/** Throws what ended the attempt; a refused session ends here, once, whoever asked. */
export function refused(error: CallError, apiKey: string | undefined): CallError {
  if (error.status === 401 && apiKey !== undefined) sessionRefused(apiKey, error.refusal)
  return error
}

/** One request and its answer, which may have been asked for already. */
async function exchange(
  name: CallName,
  { url, method, body }: { url: string; method: string; body: string | null },
  signal: AbortSignal | undefined,
  keepalive: boolean,
): Promise<RawAnswer> {
  const limit = AbortSignal.timeout(timeout)
  const ended = signal ? AbortSignal.any([signal, limit]) : limit
  const language = acceptLanguage()
  const early = takeEarly({ name, body, language }, ended)
  const given = early && (await early)
  if (given) return given
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    signal: ended,
    keepalive,
    body,
  })
  return {
    status: response.status,
    body: await response.text(),
    header: (header) => response.headers.get(header),
  }
}

async function attempt(
  name: CallName,
  row: CallRow,
  input: object,
  signal: AbortSignal | undefined,
  keepalive = false,
): Promise<unknown> {
  const session = credentialsFor(name)
  const { method = 'POST', effect } = row
  const url = urlOf(name, row)
  // A GET carries no body, and a key never travels in a URL.
  const asked =
    method === 'GET'
      ? { method, url: `${url}${queryOf(input)}`, body: null }
      : {
          method,
          url,
          body: JSON.stringify(session ? { ...input, user_id: session.id, api_key: session.api_key } : input),
        }
  let raw
  try {
    raw = await exchange(name, asked, signal, keepalive)
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  }
  try {
    const answer = readAnswer(raw)
    // The first step of a login, and its second, open their session when the page is ready for it.
    if (effect === 'write' && session && session === currentSession()) rereadSession()
    return answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    refused(error, session?.api_key)
    const now = currentSession()
    // Another tab has got a new key meanwhile, as after a change of the password. What was refused for
    // the old one was not done.
    if (error.status === 401 && session && now?.id === session.id && now.api_key !== session.api_key)
      return attempt(name, row, input, signal)
    throw error
  }
}

/**
 * Makes a call as whoever is logged in. It is tried again after a network failure or where the server asks to
 * wait: a read, and a write that takes an `idempotency_key`, under which it cannot happen twice.
 */
export async function call<N extends CallName>(
  name: N,
  input: Request<N>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Answer<N>> {
  // Another tab may log somebody else in meanwhile: what this member asked is not done in that name.
  const member = credentialsFor(name)?.id
  const isSame = () => member === undefined || credentialsFor(name)?.id === member
  // Nothing is waited for that need not be: a press is sent at once.
  const row = knownRow(name) ?? (await rowOf(name))
  if (!isSame()) throw networkError()
  const { effect, takesKey } = row
  const asked = takesKey ? { idempotency_key: crypto.randomUUID(), ...input } : input
  const send = () => attempt(name, row, asked, signal)
  const repeatable = effect === 'read' || takesKey
  // The server cuts every answer to the contract, so that its shape is known here without zod.
  return (repeatable ? withAttempts(send, { signal, isSame }) : send()) as Promise<Answer<N>>
}

/**
 * Makes a call whose outcome nobody waits for, also while the page is being left. It is sent once, without a key:
 * if it is lost, it is lost.
 */
export async function tell<N extends CallName>(name: N, input: Request<N>): Promise<void> {
  const row = knownRow(name) ?? (await rowOf(name).catch(() => undefined))
  if (row) await attempt(name, row, input, undefined, true).catch(() => undefined)
}
