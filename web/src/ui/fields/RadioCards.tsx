import { useId, type ReactNode } from 'react'
import classes from './RadioCards.module.css'

interface RadioCard<Value> {
  readonly value: Value
  readonly label: ReactNode
  /** What choosing it means. */
  readonly hint: ReactNode
  readonly icon?: ReactNode
}

interface RadioCardsProps<Value> {
  legend: ReactNode
  value: Value
  choices: ReadonlyArray<RadioCard<Value>>
  disabled?: boolean
  onChange: (value: Value) => void
}

/** Radio buttons for a few options that each need a sentence. */
export function RadioCards<Value extends string | number>({
  legend,
  value,
  choices,
  disabled = false,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.cards} disabled={disabled}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ value: each, icon, label, hint }) => (
        <label key={each} className={classes.card}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            aria-labelledby={`${name}-${each}`}
            aria-describedby={`${name}-${each}-hint`}
            onChange={() => onChange(each)}
          />
          {icon}
          <span className={classes.texts}>
            <span id={`${name}-${each}`} className={classes.name}>
              {label}
            </span>
            <span id={`${name}-${each}-hint`} className={classes.hint}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
