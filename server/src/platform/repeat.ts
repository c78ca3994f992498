/** Does something again and again, as long as the process runs. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Repeated {
  /** Ends it, once what has begun is done. */
  stop(): Promise<void>
}

const longestWaitMs = 60_000

/**
 * Does `work`, waits `everyMs`, and so on. Where it fails, `failed` is told and the wait doubles, up to a minute, until
 * it succeeds again.
 */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): Repeated {
  const ending = new AbortController()
  const { signal } = ending
  const run = async () => {
    let waitMs = everyMs
    while (!signal.aborted) {
      try {
        await work()
        waitMs = everyMs
      } catch (error) {
        failed(error)
        waitMs = Math.min(waitMs * 2, Math.max(longestWaitMs, everyMs))
      }
      await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const done = run()
  return {
    stop() {
      ending.abort()
      return done
    },
  }
}
