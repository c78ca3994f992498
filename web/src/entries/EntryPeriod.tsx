import { useLingui } from '@lingui/react/macro'
import { type Entry, isCurrent, textOf } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/** An entry's start and end by month and year, or that it is ongoing. */
export function EntryPeriod({ kind, entry }: { kind: EntryKind; entry: Entry }) {
  const { t, i18n } = useLingui()
  const monthOf = (field: string) => {
    const day = textOf(entry, field)
    // Dates have no time zone.
    return day && i18n.date(`${day}T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  }
  const start = monthOf('start_date')
  const end = kind.current && isCurrent(entry) ? t(kind.current.shown) : monthOf('end_date')
  // A dash instead of a preposition, after which Czech would have to inflect the month.
  if (start) return `${start} – ${end}`
  return end && textOf(entry, 'end_date') ? `– ${end}` : end
}
