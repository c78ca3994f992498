import { CallError } from './call-error.ts'

const most = 3
// Waiting longer than this is for the person to decide, with the message before their eyes.
const longestWait = 5000

/** Milliseconds until the next attempt, or undefined where another would not help. */
export function nextAttemptIn(error: unknown, made: number): number | undefined {
  if (!(error instanceof CallError) || made >= most) return undefined
  // Spread out, so that everybody's attempts after an outage do not arrive together.
  const backoff = 400 * 2 ** (made - 1) * (0.75 + Math.random() / 2)
  if (error.refusal === 'network') return backoff
  if (error.status !== 429 && error.status !== 503) return undefined
  const wait = error.retryAfter === undefined ? backoff : error.retryAfter * 1000
  return wait <= longestWait ? Math.max(wait, backoff) : undefined
}

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
  /** Whether another attempt would still be made as whoever made the first. */
  isSame: () => boolean
}

/** Sends again what may be sent again: after a network failure, and where the server asks to wait. */
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
