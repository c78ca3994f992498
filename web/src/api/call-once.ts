import { hashKey } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'
import { knownRow, rowOf } from './call-rows.ts'
import { watchMember } from './session.ts'

// Idempotency keys of writes whose outcome is unknown, by what was asked.
const unanswered = new Map<string, string>()
watchMember(() => unanswered.clear())

/** Whether a write's outcome is unknown: no answer, a proxy's, or one that asks to retry later. */
export const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Sends the same request under one idempotency key until it is answered. A cancelled one keeps its key,
 * because it may have been done.
 */
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
 * Makes a write that must happen only once. If the same input is sent again before an answer came, it reuses
 * the idempotency key, even from a form that was closed and reopened. Not for changes that go back and forth:
 * those are toggles, for which an earlier answer would be wrong.
 */
export async function callOnce<N extends CallName>(name: N, input: Request<N>): Promise<Answer<N>> {
  const { takesKey } = knownRow(name) ?? (await rowOf(name))
  if (!takesKey || 'idempotency_key' in input) return call(name, input)
  // The type of a list with the input of any call in it is too complex for the compiler.
  const asked: readonly unknown[] = [name, input as unknown]
  return underOneKey(hashKey(asked), (idempotency_key) => call(name, { ...input, idempotency_key }))
}
