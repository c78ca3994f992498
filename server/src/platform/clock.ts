/** The server's only clock, so that tests can move it. */

let offsetMs = 0

export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** For tests: moves the clock by `ms` from the machine's; 0 resets it. */
export function shiftClock(ms: number): void {
  offsetMs = ms
}
