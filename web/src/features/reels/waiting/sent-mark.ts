const keyOf = (member: number) => `commons.sent-reels.${member}`

/**
 * Returns whether reels of this member may be stored that were sent but not answered. Only then is the code
 * that restores them loaded.
 */
export function hasSentReels(member: number): boolean {
  try {
    return localStorage.getItem(keyOf(member)) !== null
  } catch {
    // A browser that forbids storage keeps no reels either.
    return false
  }
}

export function markSentReels(member: number, areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(keyOf(member), '1')
    else localStorage.removeItem(keyOf(member))
  } catch {
    // See above.
  }
}
