/** The periods of memberships, without I/O. */
import type { Duration } from '@commons/contract/plans/plans.ts'

export interface Period {
  readonly period: Duration
  /** Periods are counted from here: this is the `periods`th. */
  readonly anchor: Date
  readonly periods: number
  readonly periodStart: Date
  readonly endsAt: Date
}

const dayMs = 86_400_000

/**
 * Returns when this many periods from a moment are over, in UTC. The 31st becomes the last day of shorter
 * months.
 */
export function addPeriods(from: Date, period: Duration, count: number): Date {
  const months = period === 'y' ? 12 * count : count
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end
}

/** Returns the first period from a moment on. */
export const firstPeriod = (period: Duration, from: Date): Period => ({
  period,
  anchor: from,
  periods: 1,
  periodStart: from,
  endsAt: addPeriods(from, period, 1),
})

/**
 * A later renewal starts from now: nobody pays for days in which nothing was renewed because Commons was
 * switched off.
 */
const mostLateMs = 4 * dayMs

/** Returns the period that follows this one; `as` is its length where that becomes another. */
export function periodAfter(
  { period, anchor, periods, endsAt }: Omit<Period, 'periodStart'>,
  at: Date,
  as?: Duration,
): Period {
  if (at.getTime() - endsAt.getTime() > mostLateMs) return firstPeriod(as ?? period, at)
  if (as !== undefined) return firstPeriod(as, endsAt)
  return {
    period,
    anchor,
    periods: periods + 1,
    periodStart: endsAt,
    endsAt: addPeriods(anchor, period, periods + 1),
  }
}
