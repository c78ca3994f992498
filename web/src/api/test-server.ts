import { vi } from 'vitest'
import type { CallName } from './call.ts'
import type { CallRow } from './call-row.ts'
import { firstCalls } from './calls.generated.ts'
import { laterCalls } from './later-calls.generated.ts'
import { memberCalls } from './member-calls.generated.ts'

interface Sent {
  /** The call's key in the contract: comparing it with a name that no call has does not compile. */
  name: CallName
  body: Record<string, unknown>
  headers: Record<string, string>
}

type Reply = { status?: number; headers?: Record<string, string>; body: object | string } | 'network failure'

/** Replies by the names of calls: one for a call that doesn't exist does not compile. */
export type ByCall<T> = Partial<Readonly<Record<CallName, T>>>

const rows = Object.entries({ ...firstCalls, ...memberCalls, ...laterCalls }) as Array<[CallName, CallRow]>

/** Returns the call that is sent to this address. */
export function callAt(url: string, method = 'POST'): CallName {
  const address = new URL(url, 'http://commons').pathname.replace(/^\/api\/users\/?/, '')
  const found = rows.find(
    ([key, row]) => (row.name ?? key) === address && (row.method ?? 'POST') === method.toUpperCase(),
  )
  if (!found) throw new Error(`No call answers ${method} ${url}`)
  return found[0]
}

/**
 * Stubs fetch for tests and returns its requests: `reply` is called once for each, in order. The socket, which tries
 * again whenever it likes, gets no ticket and is none of them, unless `withSocket`.
 */
export function answerWith(
  reply: (sent: Sent, count: number) => Reply | Promise<Reply>,
  { withSocket = false } = {},
): Sent[] {
  const requests: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent: Sent = {
      name: callAt(url, init.method),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: init.headers as Record<string, string>,
    }
    const isSilent = sent.name === 'socket_ticket' && !withSocket
    if (!isSilent) requests.push(sent)
    const answer = isSilent ? refusal('internal', 500) : await reply(sent, requests.length)
    if (answer === 'network failure') throw new TypeError('Failed to fetch')
    const { status = 200, headers = {}, body } = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return requests
}

/** Answers uploads as `answerWith` answers calls: their bytes have all left at once. */
export function answerUploads(): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 0
      responseText = ''
      #sent: Readonly<{ method: string; url: string }> | undefined
      #headers = new Headers()
      open(method: string, url: string) {
        this.#sent = { method, url }
      }
      setRequestHeader() {}
      getResponseHeader = (name: string) => this.#headers.get(name)
      abort() {
        this.dispatchEvent(new Event('loadend'))
      }
      async send(form: FormData) {
        const { method, url } = this.#sent ?? { method: 'POST', url: '' }
        this.upload.dispatchEvent(new Event('load'))
        const body = JSON.stringify(Object.fromEntries(form))
        try {
          const answer = await fetch(url, { method, body })
          this.status = answer.status
          this.#headers = answer.headers
          this.responseText = await answer.text()
        } catch {
          this.status = 0
        }
        this.dispatchEvent(new Event('loadend'))
      }
    },
  )
}

export const success = (parts: object = {}): Reply => ({ body: { code: true, message: 'Success', ...parts } })

export const refusal = (error: string, status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { code: false, message: `Text of ${error}`, error },
})

/** Returns the cookie that the server would set for a logged-in member. */
export function cookieOf(id: number, apiKey: string, secondFactorPending: '0' | '1' = '0'): string {
  const data = {
    id,
    api_key: apiKey,
    is_enable_google_auth_code: '0',
    email_verified: '1',
    is_second_factor_pending: secondFactorPending,
    email: `${id}@example.com`,
    full_name: `Member ${id}`,
    username: `member${id}`,
    language_id: 1,
  }
  return `name=${encodeURIComponent(JSON.stringify(data))}`
}
