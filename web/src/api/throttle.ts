/**
 * Lets a key act at once and then at most once per `ms`. Hits in between act together at the end, so that the
 * last of a burst is never lost.
 */
export function throttleByKey(ms: number, act: (keys: string[]) => void) {
  const waiting = new Map<string, { again: boolean; timer: ReturnType<typeof setTimeout> }>()

  function rest(key: string) {
    const timer = setTimeout(() => {
      const state = waiting.get(key)
      waiting.delete(key)
      if (!state?.again) return
      rest(key)
      act([key])
    }, ms)
    waiting.set(key, { again: false, timer })
  }

  return {
    hit(keys: readonly string[]) {
      const now: string[] = []
      for (const key of new Set(keys)) {
        const state = waiting.get(key)
        if (state) state.again = true
        else {
          rest(key)
          now.push(key)
        }
      }
      if (now.length > 0) act(now)
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
