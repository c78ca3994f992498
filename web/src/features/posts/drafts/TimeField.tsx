import { longestScheduleDays } from '@commons/contract/shared/publish-at.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MomentField } from '../../../ui/fields/MomentField.tsx'
import { localTime } from '../../../ui/fields/local-time.ts'

/** Returns the moment so many days after today, at this hour. */
function dayAt(days: number, hour: number): Date {
  const moment = new Date()
  moment.setDate(moment.getDate() + days)
  moment.setHours(hour, 0, 0, 0)
  return moment
}

/** Days until the next Monday. */
const untilMonday = () => (8 - new Date().getDay()) % 7 || 7

/** Returns a moment on the wire as the field's value, or the next full hour but one. */
export function firstTime(publishAt: string | null | undefined): string {
  if (publishAt) return localTime(new Date(publishAt))
  const moment = new Date()
  moment.setHours(moment.getHours() + 2, 0, 0, 0)
  return localTime(moment)
}

/** Returns the field's value as the wire has it; undefined where it is empty. */
export const wireTime = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString()

interface TimeFieldProps {
  value: string
  disabled?: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

/** When a post is published. */
export function TimeField({ disabled = false, ...field }: TimeFieldProps) {
  const { t, i18n } = useLingui()
  const [days] = useState(untilMonday)
  const hour = (at: number) => i18n.date(dayAt(1, at), { hour: 'numeric', minute: '2-digit' })
  const [morning, evening] = [hour(9), hour(18)]
  return (
    <MomentField
      label={t`Publish at`}
      presetsLabel={t`Suggested times`}
      presets={[
        { label: t`Tomorrow at ${morning}`, at: dayAt(1, 9) },
        { label: t`Tomorrow at ${evening}`, at: dayAt(1, 18) },
        // Tomorrow may be Monday.
        ...(days > 1 ? [{ label: t`Monday at ${morning}`, at: dayAt(days, 9) }] : []),
      ]}
      longestDays={longestScheduleDays}
      disabled={disabled}
      {...field}
    />
  )
}
