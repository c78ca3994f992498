const countsAt = 0.9
const againBelow = 0.1

/** Follows how much of a reel is played: when that is a view, and how far one came. */
export function viewMeter() {
  let counted = false
  let furthest = 0
  return {
    /** Takes the share that is played by now, 0 to 1. Answers whether that makes it a view. */
    at(share: number): boolean {
      furthest = Math.max(furthest, Math.min(1, share))
      if (share < againBelow) counted = false
      if (share < countsAt || counted) return false
      counted = true
      return true
    },
    /** How far one came since this was last asked, in percent. */
    takePercent(): number {
      const percent = Math.floor(furthest * 100)
      furthest = 0
      return percent
    },
  }
}
