import { vi } from 'vitest'

interface Sent {
  name: string
  body: Record<string, unknown>
  headers: Record<string, string>
}

type Reply = { status?: number; headers?: Record<string, string>; body: object | string } | 'network failure'

/** Stubs fetch for tests and returns its requests: `reply` is called once for each, in order. */
export function answerWith(reply: (sent: Sent, count: number) => Reply | Promise<Reply>): Sent[] {
  const requests: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent: Sent = {
      name: url.split('?', 1)[0]?.split('/').at(-1) ?? '',
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: init.headers as Record<string, string>,
    }
    requests.push(sent)
    const answer = await reply(sent, requests.length)
    if (answer === 'network failure') throw new TypeError('Failed to fetch')
    const { status = 200, headers = {}, body } = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return requests
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
