import { months } from '@commons/contract/shared/months.ts'
import { useLingui } from '@lingui/react/macro'
import { type Entry, isCurrent, textOf } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/** Returns the first day of one side of an entry's period, and whether its month is known. */
function dayOf(entry: Entry, side: 'start' | 'end'): { day: string; hasMonth: boolean } | undefined {
  const day = textOf(entry, `${side}_date`)
  if (day !== '') return { day, hasMonth: true }
  const year = textOf(entry, `${side}_year`)
  if (year === '') return undefined
  const month = months.findIndex((each) => each === textOf(entry, `${side}_month`))
  return { day: `${year}-${String(Math.max(month, 0) + 1).padStart(2, '0')}-01`, hasMonth: month !== -1 }
}

/** An entry's start and end by month and year, or that it is ongoing. */
export function EntryPeriod({ kind, entry }: { kind: EntryKind; entry: Entry }) {
  const { t, i18n } = useLingui()
  const shown = (side: 'start' | 'end') => {
    const found = dayOf(entry, side)
    if (!found) return ''
    const { day, hasMonth } = found
    // Dates have no time zone.
    const format = { ...(hasMonth && { month: 'short' as const }), year: 'numeric', timeZone: 'UTC' } as const
    return i18n.date(`${day}T00:00:00Z`, format)
  }
  const start = shown('start')
  const isOngoing = kind.current !== undefined && isCurrent(entry, kind.current.name)
  const end = isOngoing ? t(kind.current.shown) : shown('end')
  // Given in one year, as a certificate.
  if (start && !kind.fields.some(({ name }) => name.startsWith('end_'))) return start
  // A dash instead of a preposition, after which Czech would have to inflect the month.
  if (start) return `${start} – ${end}`
  return end && !isOngoing ? `– ${end}` : end
}
