/** Decisions about hourly work, without I/O. Weeks are those of UTC. */
import { dayAfter, daysToAcceptWeek, type HoursPause, mondayOf } from '@commons/contract/shared/job-hours.ts'

const dayLength = 24 * 60 * 60_000

/** Returns the day of a moment, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export const weekOf = (at: Date): string => mondayOf(dayOf(at))

/** Returns when a week has ended: at the beginning of the next Monday. */
export const endOf = (week: string): Date => new Date(`${dayAfter(week, 7)}T00:00:00Z`)

/**
 * Returns when a week is released without an answer. Its client has their days even where the week was noticed late,
 * as after a long failure.
 */
export function releaseAt(week: string, noticed: Date): Date {
  const from = Math.max(endOf(week).getTime(), noticed.getTime() - dayLength)
  return new Date(from + daysToAcceptWeek * dayLength)
}

/** Hours that were paid in. */
export interface Funding {
  readonly id: number
  /** In cents of US dollars for an hour. */
  readonly price: bigint
  /** US dollars for one token. */
  readonly rate: string
  readonly minutes: number
  readonly usedMinutes: number
  readonly returnedMinutes: number
  readonly units: bigint
  readonly used: bigint
  readonly returned: bigint
}

/** Some minutes of hours that were paid in. */
export interface Part {
  readonly funding: Funding
  readonly minutes: number
  readonly units: bigint
  readonly cents: bigint
}

export const minutesOf = ({ minutes, usedMinutes, returnedMinutes }: Funding): number =>
  minutes - usedMinutes - returnedMinutes

export const totalMinutes = (of: readonly Funding[]): number =>
  of.reduce((sum, funding) => sum + minutesOf(funding), 0)

/** Returns what minutes cost in cents, to the nearest. */
const centsFor = (price: bigint, minutes: number): bigint => (2n * price * BigInt(minutes) + 60n) / 120n

/**
 * Returns a part of what was paid in. Parts are differences of what all before came to, and the last takes what is
 * left, so they add up.
 */
function partOf(funding: Funding, minutes: number, out: 'used' | 'returned'): Part {
  const { price, units, used, returned } = funding
  const before = out === 'used' ? funding.usedMinutes : funding.returnedMinutes
  const upTo = (units * BigInt(before + minutes)) / BigInt(funding.minutes)
  const isLast = minutes === minutesOf(funding)
  return {
    funding,
    minutes,
    units: isLast ? units - used - returned : upTo - (out === 'used' ? used : returned),
    cents: centsFor(price, before + minutes) - centsFor(price, before),
  }
}

/** Returns what so many minutes use: what was paid in first. Fails where fewer are left. */
export function partsUsed(fundings: readonly Funding[], minutes: number): Part[] {
  const parts: Part[] = []
  let missing = minutes
  for (const funding of fundings) {
    const some = Math.min(missing, minutesOf(funding))
    if (some > 0) parts.push(partOf(funding, some, 'used'))
    missing -= some
  }
  if (missing > 0) throw new Error('More hours are logged than were paid in')
  return parts
}

/** Returns what is left where so many minutes are logged, to be returned. */
export function partsReturned(fundings: readonly Funding[], logged: number): Part[] {
  const kept = new Map(
    partsUsed(fundings, logged).map(({ funding, minutes }) => [funding.id, minutes] as const),
  )
  return fundings.flatMap((funding) => {
    const minutes = minutesOf(funding) - (kept.get(funding.id) ?? 0)
    return minutes === 0 ? [] : [partOf(funding, minutes, 'returned')]
  })
}

export const unitsOfParts = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { units }) => sum + units, 0n)
export const centsOfParts = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { cents }) => sum + cents, 0n)

export interface Clock {
  readonly pauseAt: Date | null
  readonly pausedAt: Date | null
}

/** Returns whether a week without a log has paused hours, also before the job that says so. */
export const isIdle = ({ pauseAt, pausedAt }: Clock, at: Date): boolean =>
  pausedAt !== null || (pauseAt !== null && pauseAt <= at)

/** Returns why nothing can be logged; null where something can. */
export function pauseOf(
  { funded, left, ...clock }: Clock & { readonly funded: number; readonly left: number },
  at: Date,
): HoursPause | null {
  if (funded === 0) return 'not_funded'
  if (left === 0) return 'no_hours'
  return isIdle(clock, at) ? 'no_logs' : null
}

/** Returns how a week is named where no language is known. */
export function nameOf(week: string, minutes: number): string {
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return `${week} – ${dayAfter(week, 6)} · ${clock} h`
}
