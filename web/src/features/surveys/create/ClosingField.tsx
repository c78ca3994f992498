import { longestDays } from '@commons/contract/shared/survey.ts'
import { useLingui } from '@lingui/react/macro'
import { MomentField } from '../../../ui/fields/MomentField.tsx'

interface ClosingFieldProps {
  value: string
  disabled: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

/** When the survey closes. */
export function ClosingField(props: ClosingFieldProps) {
  const { t } = useLingui()
  return (
    <MomentField
      label={t`Closing date`}
      presetsLabel={t`Close in`}
      presets={[1, 3, 7, 14]}
      longestDays={longestDays}
      {...props}
    />
  )
}
