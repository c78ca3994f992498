const toldEvery = 3000
/** How long a member counts as typing after each time they said so, in milliseconds. */
export const typingFor = 6000
/** A hint this soon after a message, in milliseconds, is about that message and was slower than it. */
export const overtaken = 1000

/** Returns a function that says the viewer is typing in a conversation, at most every 3 s. */
export function typingTeller(tell: (place: number) => void): (place: number) => void {
  const lastTold = new Map<number, number>()
  return (place) => {
    const now = Date.now()
    if (now - (lastTold.get(place) ?? 0) < toldEvery) return
    lastTold.set(place, now)
    tell(place)
  }
}
