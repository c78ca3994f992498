import { useLingui } from '@lingui/react/macro'
import { type AboutEntry, isCurrent, textOf } from './about-entry.ts'
import type { AboutKind } from './about-kinds.ts'

/** When it was, by month and year; of what goes on, that it does. */
export function AboutPeriod({ kind, entry }: { kind: AboutKind; entry: AboutEntry }) {
  const { t, i18n } = useLingui()
  const monthOf = (field: string) => {
    const day = textOf(entry, field)
    // A day is the same day everywhere.
    return day && i18n.date(`${day}T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  }
  const start = monthOf('start_date')
  const end = kind.current && isCurrent(entry) ? t(kind.current.shown) : monthOf('end_date')
  // Without a preposition, after which Czech would decline the month.
  if (start) return `${start} – ${end}`
  return end && textOf(entry, 'end_date') ? `– ${end}` : end
}
