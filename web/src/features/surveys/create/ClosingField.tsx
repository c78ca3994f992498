import { longestDays } from '@commons/contract/shared/survey.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './CreateSurvey.module.css'
import { fieldOf } from './survey-draft.ts'

const day = 24 * 60 * 60_000
const presets = [1, 3, 7, 14]

const bounds = () => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  min: fieldOf(new Date()),
  max: fieldOf(new Date(Date.now() + longestDays * day)),
})

interface ClosingFieldProps {
  value: string
  disabled: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

/** When the survey closes, in the browser's time zone, which is named. */
export function ClosingField({ value, disabled, issue, onChange }: ClosingFieldProps) {
  const { t } = useLingui()
  const [{ zone, min, max }] = useState(bounds)
  return (
    <div>
      <TextInput
        type="datetime-local"
        label={t`Closing date`}
        description={t`Your time zone: ${zone}`}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        error={issue}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.presets} role="group" aria-label={t`Close in`}>
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            className={classes.preset}
            disabled={disabled}
            onClick={() => onChange(fieldOf(new Date(Date.now() + days * day)))}
          >
            <Plural value={days} one="# day" other="# days" />
          </button>
        ))}
      </div>
    </div>
  )
}
