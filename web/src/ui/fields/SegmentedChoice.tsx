import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import classes from './SegmentedChoice.module.css'

interface SegmentedChoiceProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: ReactNode; icon?: ReactNode; lang?: string }>
  onChange: (value: Value) => void
  disabled?: boolean
  /** Whether the options share the full width. */
  wide?: boolean
}

/** A choice between a few options side by side; radio buttons for keyboards and screen readers. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  wide = false,
}: SegmentedChoiceProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={clsx(classes.group, wide && classes.wide)}>
      {options.map((option) => (
        <label key={option.value} className={classes.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  )
}
