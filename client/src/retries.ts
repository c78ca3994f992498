/** When to ask again. It is the same for programs and for the web client, which uses it, too. */

export interface Failure {
  /** 0 where no answer came. */
  readonly status: number
  /** No answer of the server's own came. */
  readonly isLost: boolean
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined
}

export interface Patience {
  /** The most attempts in all. */
  readonly attempts: number
  /** Milliseconds; a longer wait that the server asks for is left to the caller. */
  readonly longestWait: number
}

/** Returns the milliseconds until the next attempt, undefined if there is to be none. */
export function waitAfter(
  failure: Failure,
  made: number,
  { attempts, longestWait }: Patience,
): number | undefined {
  if (made >= attempts) return undefined
  // Jitter, so that clients don't all retry together after an outage.
  const backoff = Math.min(longestWait, 400 * 2 ** (made - 1) * (0.75 + Math.random() / 2))
  if (failure.isLost) return backoff
  if (failure.status !== 429 && failure.status !== 503) return undefined
  const wait = failure.retryAfter === undefined ? backoff : failure.retryAfter * 1000
  return wait <= longestWait ? Math.max(wait, backoff) : undefined
}

/** Returns the milliseconds until a socket that was lost is opened again, having failed so often since it was open. */
export function waitToConnect(failures: number): number {
  const wait = Math.min(30_000, 1000 * 2 ** failures)
  // Half of it is random, so that a restarted server is not stormed by everybody at once.
  return wait / 2 + (Math.random() * wait) / 2
}

/** Waits; rejects with the reason of the signal. */
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
