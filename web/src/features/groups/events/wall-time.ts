/** Times as clocks in a time zone show them, as fields for a date and a time have them: 2026-12-24T18:00. */

/** Returns how far clocks in the zone are ahead of UTC at this moment, in milliseconds. */
function aheadAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

const day = 24 * 60 * 60_000

/**
 * Returns the moment at which clocks in the zone show this; empty where it is no time. Where clocks are set
 * forward, a time that none shows is as much after the change; where they are set back, the first of two.
 */
export function momentIn(zone: string, wall: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return ''
  const [before, after] = [aheadAt(asUtc - day, zone), aheadAt(asUtc + day, zone)]
  const isAfter = aheadAt(asUtc - before, zone) !== before && aheadAt(asUtc - after, zone) === after
  return new Date(asUtc - (isAfter ? after : before)).toISOString()
}

/** Returns what clocks in the zone show at this moment. */
export function wallIn(zone: string, moment: string): string {
  const at = Date.parse(moment)
  return new Date(at + aheadAt(at, zone)).toISOString().slice(0, 16)
}

/** Returns a wall time moved by as much as `to` is after `from`; itself where one of these is no time. */
export function movedBy(wall: string, from: string, to: string): string {
  const moved = Date.parse(`${wall}Z`) + Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  return Number.isNaN(moved) ? wall : new Date(moved).toISOString().slice(0, 16)
}

/** Returns whether clocks in the two zones differ at this moment. */
export const differs = (zone: string, other: string, moment: string): boolean =>
  wallIn(zone, moment) !== wallIn(other, moment)

/** Whether this browser knows the zone: one that is new may be missing in an old one. */
export function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
