import { Plural, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { localTime } from './local-time.ts'
import classes from './MomentField.module.css'

const day = 24 * 60 * 60_000

const bounds = (longestDays: number) => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  min: localTime(new Date()),
  max: localTime(new Date(Date.now() + longestDays * day)),
})

interface MomentFieldProps {
  label: string
  /** Names the buttons that choose a number of days. */
  presetsLabel: string
  /** In days from now. */
  presets: readonly number[]
  longestDays: number
  /** Local time without a zone; empty for none. */
  value: string
  disabled: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

/** A moment to come, in the browser's time zone, which is named. */
export function MomentField({
  label,
  presetsLabel,
  presets,
  longestDays,
  value,
  disabled,
  issue,
  onChange,
}: MomentFieldProps) {
  const { t } = useLingui()
  const [{ zone, min, max }] = useState(() => bounds(longestDays))
  return (
    <div>
      <TextInput
        type="datetime-local"
        label={label}
        description={t`Your time zone: ${zone}`}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        error={issue}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.presets} role="group" aria-label={presetsLabel}>
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            className={classes.preset}
            disabled={disabled}
            onClick={() => onChange(localTime(new Date(Date.now() + days * day)))}
          >
            <Plural value={days} one="# day" other="# days" />
          </button>
        ))}
      </div>
    </div>
  )
}
