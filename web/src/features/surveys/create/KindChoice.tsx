import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'
import classes from './CreateSurvey.module.css'

interface KindChoiceProps {
  value: SurveyKind
  disabled: boolean
  onChange: (kind: SurveyKind) => void
}

/** How people answer: with one option, several, or a ranking of the options. */
export function KindChoice({ value, disabled, onChange }: KindChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div>
      <p className={classes.label} id={id}>
        <Trans>How people answer</Trans>
      </p>
      <SegmentedChoice
        wide
        label={t`How people answer`}
        value={value}
        disabled={disabled}
        onChange={onChange}
        options={[
          { value: 'single', label: <Trans>One choice</Trans> },
          { value: 'several', label: <Trans>Several</Trans> },
          { value: 'ranked', label: <Trans>Ranking</Trans> },
        ]}
      />
      <p className={classes.help}>
        {value === 'single' ? (
          <Trans>Everyone picks one option.</Trans>
        ) : value === 'several' ? (
          <Trans>Everyone picks as many options as they like.</Trans>
        ) : (
          <Trans>
            Everyone puts the options in order. If no option has a majority, the weakest drops out and its
            votes move on.
          </Trans>
        )}
      </p>
    </div>
  )
}
