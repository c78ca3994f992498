/** Events of groups. */
import { now } from '../../src/platform/clock.ts'

/** Returns an event of two hours that begins in some hours, as it is planned. */
export function eventIn(hours: number) {
  const begin = Math.ceil(now().getTime() / 60_000) * 60_000 + hours * 3_600_000
  return {
    title: 'Seed swap',
    begins_at: new Date(begin).toISOString(),
    ends_at: new Date(begin + 7_200_000).toISOString(),
    time_zone: 'Europe/Prague',
  }
}
