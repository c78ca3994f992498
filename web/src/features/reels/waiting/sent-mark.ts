const keyOf = (member: number) => `commons.sent-reels.${member}`

/** Whether reels of this member may be kept that were sent and not answered: what restores them is loaded only then. */
export function hasSentReels(member: number): boolean {
  try {
    return localStorage.getItem(keyOf(member)) !== null
  } catch {
    // A browser that forbids this keeps no reels either.
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
