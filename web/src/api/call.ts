import type { CallName, Calls } from '@commons/contract/all.ts'
import type { OutputOf, RequestOf } from '@commons/contract/call.ts'
import { i18n } from '@lingui/core'
import { withAttempts } from './attempts.ts'
import { CallError, networkError, readAnswer, type RawAnswer } from './call-error.ts'
import type { CallRow } from './call-row.ts'
import { knownRow, rowOf } from './call-rows.ts'
import { noteWrite, takeEarly } from './early.ts'
import { currentSession, pendingLogin, rereadSession, sessionRefused, type Session } from './session.ts'

// Exported here because call() throws it.
export { CallError } from './call-error.ts'
export type { CallName }

/** A call's input. user_id and api_key are added here, and an `idempotency_key` if it is missing. */
export type Request<N extends CallName> = RequestOf<Calls[N]>
/** A call's output and the server's message. */
export type Answer<N extends CallName> = OutputOf<Calls[N]> & { message: string }

const timeout = 20_000

/** The calls that a login may make before its second factor; any other would be refused. */
export const secondFactorCalls: ReadonlySet<CallName> = new Set(['two_factor_auth', 'start_passkey_check'])

/** Writes after which every read answers as before: each page makes them while it loads. */
const changeNothing: ReadonlySet<CallName> = new Set(['socket_ticket'])

const credentialsFor = (name: CallName): Session | null =>
  currentSession() ?? (secondFactorCalls.has(name) ? pendingLogin() : null)

export function urlOf(key: CallName, row: CallRow): string {
  const name = row.name ?? key
  // The documents give one call no name.
  return name === '' ? '/api/users' : `/api/users/${name}`
}

/** Returns the query string of a call without a body; it never carries credentials. */
function queryOf(input: object): string {
  const said = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`
}

export function acceptLanguage(): string {
  return i18n.locale || document.documentElement.lang || 'en'
}

/** Ends the session if it was refused, once however many calls were, and returns the error. */
export function refused(error: CallError, apiKey: string | undefined): CallError {
  if (error.status === 401 && apiKey !== undefined) sessionRefused(apiKey, error.refusal)
  return error
}

/** Makes one request, unless theme.js has already made it. */
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
  // A GET has no body, and an API key must never be in a URL.
  const asked =
    method === 'GET'
      ? { method, url: `${url}${queryOf(input)}`, body: null }
      : {
          method,
          url,
          body: JSON.stringify(session ? { ...input, user_id: session.id, api_key: session.api_key } : input),
        }
  const isChanging = effect === 'write' && !changeNothing.has(name)
  let raw
  try {
    if (isChanging) noteWrite()
    raw = await exchange(name, asked, signal, keepalive)
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  } finally {
    if (isChanging) noteWrite()
  }
  try {
    const answer = readAnswer(raw)
    // Both steps of a login open their session themselves, when the page is ready for it.
    if (effect === 'write' && session && session === currentSession()) rereadSession()
    return answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    refused(error, session?.api_key)
    const now = currentSession()
    // Another tab has a new API key, e.g. after a password change. A call refused for the old key was not
    // done, so it is safe to repeat.
    if (error.status === 401 && session && now?.id === session.id && now.api_key !== session.api_key)
      return attempt(name, row, input, signal)
    throw error
  }
}

/**
 * Makes a call as the logged-in member. Reads, and writes that take an `idempotency_key` and so cannot happen
 * twice, are retried after a network failure or where the server asks to wait.
 */
export async function call<N extends CallName>(
  name: N,
  input: Request<N>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Answer<N>> {
  // Another tab may log somebody else in meanwhile: the call must not be made in their name.
  const member = credentialsFor(name)?.id
  const isSame = () => member === undefined || credentialsFor(name)?.id === member
  // No await if the row is known, so that a press is sent at once.
  const row = knownRow(name) ?? (await rowOf(name))
  if (!isSame()) throw networkError()
  const { effect, takesKey } = row
  const asked = takesKey ? { idempotency_key: crypto.randomUUID(), ...input } : input
  const send = () => attempt(name, row, asked, signal)
  const repeatable = effect === 'read' || takesKey
  // The server trims every answer to the contract, so its shape is trusted here without zod.
  return (repeatable ? withAttempts(send, { signal, isSame }) : send()) as Promise<Answer<N>>
}

/**
 * Makes a call whose outcome doesn't matter, also while the page is being left. It is sent once, without an
 * idempotency key, and may be lost.
 */
export async function tell<N extends CallName>(name: N, input: Request<N>): Promise<void> {
  const row = knownRow(name) ?? (await rowOf(name).catch(() => undefined))
  if (row) await attempt(name, row, input, undefined, true).catch(() => undefined)
}
