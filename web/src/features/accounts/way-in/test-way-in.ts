import { vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { callAt, type ByCall } from '../../../api/test-server.ts'

type Answer = { status?: number; body: Record<string, unknown> | string }

/** Mocks the network with an answer for each call; returns what was sent. */
export function answerCalls(answers: ByCall<Answer | 'network'>) {
  const sent: Array<{ name: CallName; body: Record<string, unknown> }> = []
  const fetch = async (url: string, init?: RequestInit) => {
    const name = callAt(url, init?.method)
    // The socket asks for its ticket whenever it connects.
    if (name !== 'socket_ticket')
      sent.push({ name, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} })
    const answer = answers[name]
    if (!answer || answer === 'network') throw new TypeError('Failed to fetch')
    const { status = 200, body } = answer
    const text = typeof body === 'string' ? body : JSON.stringify({ code: status === 200, ...body })
    return new Response(text, { status })
  }
  vi.stubGlobal('fetch', vi.fn(fetch))
  return sent
}

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00',
  salt: '00',
  cost: 1,
  keyLength: 32,
  keyPrefix: '00',
}

export const challenge: Answer = { body: { message: 'Success', data: { parameters, signature: 'signed' } } }

/** Mocks a worker that solves at once; jsdom has no workers. */
export function solveAtOnce() {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        const solution = { counter: 1, derivedKey: '00' }
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { solution } })))
      }
      terminate() {}
    },
  )
}
