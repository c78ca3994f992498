const countsAt = 0.9
const againBelow = 0.1

/** Measures how much of a reel is played: when it counts as a view, and how far the viewer came. */
export function viewMeter() {
  let counted = false
  let furthest = 0
  return {
    /** Takes the share played so far, 0 to 1. Returns whether it now counts as a view. */
    at(share: number): boolean {
      furthest = Math.max(furthest, Math.min(1, share))
      if (share < againBelow) counted = false
      if (share < countsAt || counted) return false
      counted = true
      return true
    },
    /** Returns how far the viewer came since the last call, in percent. */
    takePercent(): number {
      const percent = Math.floor(furthest * 100)
      furthest = 0
      return percent
    },
  }
}
