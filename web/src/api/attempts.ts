import { CallError } from './call-error.ts'

const most = 3
// A longer wait is left to the member, who sees the message.
const longestWait = 5000

/** Returns the milliseconds until the next attempt, or undefined if a retry would not help. */
export function nextAttemptIn(error: unknown, made: number): number | undefined {
  if (!(error instanceof CallError) || made >= most) return undefined
  // Jitter, so that clients don't all retry together after an outage.
  const backoff = 400 * 2 ** (made - 1) * (0.75 + Math.random() / 2)
  if (error.refusal === 'network') return backoff
  if (error.status !== 429 && error.status !== 503) return undefined
  const wait = error.retryAfter === undefined ? backoff : error.retryAfter * 1000
  return wait <= longestWait ? Math.max(wait, backoff) : undefined
}

/** Without a byte for this long an upload's connection is dead; a slow one may take as long as it needs. */
export const idle = 30_000

export const cancelled = () => new DOMException('Cancelled', 'AbortError')

export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

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
