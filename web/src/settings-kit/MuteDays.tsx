import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedChoice } from '../ui/fields/SegmentedChoice.tsx'

/** The days for which something is muted; empty means forever. */
export type Days = '1' | '7' | '30' | ''

interface MuteDaysProps {
  value: Days
  onChange: (days: Days) => void
  /** The form's class for the label of the choice. */
  labelClass: string | undefined
}

/** Asks how long to mute. */
export function MuteDays({ value, onChange, labelClass }: MuteDaysProps) {
  const { t } = useLingui()
  return (
    <div>
      <p className={labelClass} aria-hidden="true">
        <Trans>For how long?</Trans>
      </p>
      <SegmentedChoice<Days>
        label={t`For how long?`}
        wide
        value={value}
        onChange={onChange}
        options={[
          { value: '1', label: t`1 day` },
          { value: '7', label: t`7 days` },
          { value: '30', label: t`30 days` },
          { value: '', label: t`Forever` },
        ]}
      />
    </div>
  )
}
