import { hashKey } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'
import { knownRow, rowOf } from './call-rows.ts'
import { watchMember } from './session.ts'

// The keys of writes of which nobody knows whether they were done, by what was asked.
const unanswered = new Map<string, string>()
watchMember(() => unanswered.clear())

/** No answer, a proxy's, or one that leaves it to another attempt: nobody knows whether it was done. */
export const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Sends what was asked so under one key, until it is answered. What was cancelled may have been done. */
export async function underOneKey<T>(asked: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(asked) ?? crypto.randomUUID()
  unanswered.set(asked, key)
  try {
    const answer = await send(key)
    unanswered.delete(asked)
    return answer
  } catch (error) {
    if (error instanceof CallError && !isUnanswered(error)) unanswered.delete(asked)
    throw error
  }
}

/**
 * Makes a write of which it matters that it happens once: asked for again unchanged, before it was answered, it is
 * sent under the same key, also from a form that was closed and opened again. What goes back and forth is a toggle:
 * of that, an earlier answer would be a wrong one.
 */
export async function callOnce<N extends CallName>(name: N, input: Request<N>): Promise<Answer<N>> {
  const { takesKey } = knownRow(name) ?? (await rowOf(name))
  if (!takesKey || 'idempotency_key' in input) return call(name, input)
  return underOneKey(hashKey([name, input]), (idempotency_key) => call(name, { ...input, idempotency_key }))
}
