import { Refusal } from './call/refusal.ts'

interface Turns {
  readonly atOnce: number
  readonly longestQueue: number
  /** The longest wait; without it there is no limit. */
  readonly longestMs?: number
}

const overloaded = () => new Refusal('overloaded', { retryAfter: 2 })

/**
 * Runs at most `atOnce` tasks at a time and makes the others wait their turn. Refuses as overloaded if
 * `longestQueue` are already waiting, since an answer would come too late to be of use.
 */
export function takingTurns({ atOnce, longestQueue, longestMs }: Turns) {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(overloaded())
      }
      const timer = longestMs === undefined ? undefined : setTimeout(giveUp, longestMs)
      waiting.add(begin)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else {
      if (waiting.size >= longestQueue) throw overloaded()
      await turn()
    }
    try {
      return await work()
    } finally {
      // The next in line takes over this place; with nobody waiting, it is freed.
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}
