import { clsx } from 'clsx'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useChosenInRow } from '../layout/use-chosen-in-row.ts'
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
  /** Whether options that find no room scroll in their row instead of wrapping. */
  scrolls?: boolean
  /** Takes the first option, for the focus. */
  first?: RefObject<HTMLInputElement | null>
}

/** A choice between a few options side by side; radio buttons for keyboards and screen readers. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  wide = false,
  scrolls = false,
  first,
}: SegmentedChoiceProps<Value>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useChosenInRow(row, value)
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className={clsx(classes.group, wide && classes.wide, scrolls && classes.scrolls)}
    >
      {options.map((option, index) => (
        <label key={option.value} className={classes.option} lang={option.lang}>
          <input
            ref={index === 0 ? first : undefined}
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
