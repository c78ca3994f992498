import { useId, type ReactNode } from 'react'
import { FieldIssue } from '../FieldIssue.tsx'
import { issueProps } from '../issue-props.ts'
import classes from './ChipChoice.module.css'

interface ChipChoiceProps<Value extends string> {
  label: string
  /** Empty while nothing is chosen. */
  value: Value | ''
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  onChange: (value: Value) => void
  disabled?: boolean
  /** What is wrong with the choice. */
  issue?: string | undefined
}

/** A choice between a few options that wrap, below its name; nothing has to be chosen yet. */
export function ChipChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  issue,
}: ChipChoiceProps<Value>) {
  const id = useId()
  return (
    <div>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        className={classes.group}
        tabIndex={issue === undefined ? undefined : -1}
        {...issueProps(id, issue)}
      >
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.face}>{option.label}</span>
          </label>
        ))}
      </div>
      <div role="alert">
        <FieldIssue id={id} issue={issue} />
      </div>
    </div>
  )
}
