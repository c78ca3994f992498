import { pause, waitAfter } from '@commons/client/retries.ts'
import { CallError } from './call-error.ts'

// A longer wait is left to the member, who sees the message.
const patience = { attempts: 3, longestWait: 5000 }

/** Returns the milliseconds until the next attempt, or undefined if a retry would not help. */
export function nextAttemptIn(error: unknown, made: number): number | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, retryAfter, refusal } = error
  return waitAfter({ status, retryAfter, isLost: refusal === 'network' }, made, patience)
}

/** Without a byte for this long an upload's connection is dead; a slow one may take as long as it needs. */
export const idle = 30_000

export const cancelled = () => new DOMException('Cancelled', 'AbortError')

interface AttemptsOptions {
  signal: AbortSignal | undefined
  /** Whether a retry would still be made as the same member. */
  isSame: () => boolean
}

/** Retries a request after a network failure, and where the server asks to wait. */
export async function withAttempts<T>(
  send: () => Promise<T>,
  { signal, isSame }: AttemptsOptions,
): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await send()
    } catch (error) {
      const wait = navigator.onLine ? nextAttemptIn(error, made) : undefined
      if (wait === undefined || signal?.aborted) throw error
      await pause(wait, signal)
      if (!isSame()) throw error
    }
  }
}
