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

export interface NamedMoment {
  readonly label: string
  readonly at: Date
}

interface MomentFieldProps {
  label: string
  /** Names the buttons that choose a moment. */
  presetsLabel: string
  /** Numbers of days from now, or moments with their names. */
  presets: ReadonlyArray<number | NamedMoment>
  longestDays: number
  /** Local time without a zone; empty for none. */
  value: string
  disabled: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

const Days = ({ days }: { days: number }) => <Plural value={days} one="# day" other="# days" />

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
        {presets.map((preset) => (
          <button
            key={typeof preset === 'number' ? preset : preset.label}
            type="button"
            className={classes.preset}
            disabled={disabled}
            onClick={() =>
              onChange(
                localTime(typeof preset === 'number' ? new Date(Date.now() + preset * day) : preset.at),
              )
            }
          >
            {typeof preset === 'number' ? <Days days={preset} /> : preset.label}
          </button>
        ))}
      </div>
    </div>
  )
}
