/** Does something again and again, as long as the process runs. */

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
  const ended = Promise.withResolvers<void>()
  let isOver = false
  let wake = () => {}
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    let waitMs = everyMs
    while (!isOver) {
      try {
        await work()
        waitMs = everyMs
      } catch (error) {
        failed(error)
        waitMs = Math.min(waitMs * 2, Math.max(longestWaitMs, everyMs))
      }
      if (!isOver) await wait(waitMs)
    }
    ended.resolve()
  }
  void run()
  return {
    stop() {
      isOver = true
      wake()
      return ended.promise
    },
  }
}
