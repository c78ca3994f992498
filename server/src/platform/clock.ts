/** The one clock of the server, so that tests can move it. */

let offsetMs = 0

/** The present. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** For tests: moves the clock by `ms` from the machine's; 0 puts it right. */
export function shiftClock(ms: number): void {
  offsetMs = ms
}
