/**
 * Spreads in time what each member's page does after a hint that the whole group gets: one post must not have all of
 * them call at once.
 */

/** How long the first wait is, at random between the two, in milliseconds. */
interface Wait {
  readonly least: number
  readonly most: number
}

export interface Spread {
  hit(): void
  stop(): void
}

// The longest wait, and how long after an act a hit still follows it.
const longest = 40_000
const restsAfter = 60_000

/**
 * Acts once after each hit, or burst of hits. The first act comes soon, as its member may be looking for it. Where hits
 * follow one another, the range of the wait doubles each time, up to 40 s. While the tab is hidden nothing happens: it acts
 * soon after it is seen again.
 */
export function spread(act: () => void, { least, most }: Wait): Spread {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  let following = 0
  let actedAt = -Infinity

  function run() {
    waiting = undefined
    isDue = document.visibilityState === 'hidden'
    if (isDue) return
    following++
    actedAt = Date.now()
    act()
  }
  function hit() {
    if (isDue || waiting !== undefined) return
    if (Date.now() - actedAt > restsAfter) following = 0
    const range = Math.min((most - least) * 2 ** following, longest - least)
    waiting = setTimeout(run, least + Math.random() * range)
  }
  function seen() {
    if (document.visibilityState === 'hidden') return
    following = 0
    if (!isDue) return
    isDue = false
    hit()
  }
  document.addEventListener('visibilitychange', seen)

  return {
    hit,
    stop() {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
