import { Refusal } from './call/refusal.ts'

/**
 * Lets `atOnce` works run at a time and makes the others wait their turn; when `longestQueue` wait
 * already, refuses as overloaded, because an answer would come too late to be of use.
 */
export function takingTurns({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }) {
  let running = 0
  const waiting: Array<() => void> = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= longestQueue) throw new Refusal('overloaded', { retryAfter: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The next in line takes over this place; only an empty line gives it back.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
