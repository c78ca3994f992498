import type { Unit } from '@commons/contract/shared/insights.ts'
import { i18n } from '@lingui/core'

// Days end at midnight UTC, wherever the member is.
const timeZone = 'UTC'

/** Returns the name of an hour or a day, such as "14:00" or "3 Nov", with the year if it isn't this one. */
export function momentName(at: string, unit: Unit, year = false): string {
  const date = new Date(at)
  return unit === 'hour'
    ? i18n.date(date, { hour: 'numeric', minute: '2-digit', timeZone })
    : i18n.date(date, { day: 'numeric', month: 'short', ...(year && { year: 'numeric' as const }), timeZone })
}
