import type { Unit } from '@commons/contract/shared/insights.ts'
import { i18n } from '@lingui/core'

// Days end at midnight in UTC, wherever one is.
const timeZone = 'UTC'

/** The name of an hour or a day: "14:00", "3 Nov", with the year where that is not this one. */
export function momentName(at: string, unit: Unit, year = false): string {
  const date = new Date(at)
  return unit === 'hour'
    ? i18n.date(date, { hour: 'numeric', minute: '2-digit', timeZone })
    : i18n.date(date, { day: 'numeric', month: 'short', ...(year && { year: 'numeric' as const }), timeZone })
}
