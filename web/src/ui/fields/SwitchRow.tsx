import { useId, type ReactNode } from 'react'
import classes from './SwitchRow.module.css'

interface SwitchRowProps {
  label: ReactNode
  /** What the switch means, to be read before using it. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Outcome of the last change; announced when it appears. */
  note?: ReactNode
}

/** A switch that takes effect at once. The whole row can be pressed. */
export function SwitchRow({ label, hint, checked, onChange, disabled = false, note }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={classes.row}>
      <label className={classes.label}>
        <span className={classes.texts}>
          <span id={`${id}-label`} className={classes.name}>
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={classes.hint}>
              {hint}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className={classes.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      <div role="status" className={classes.note}>
        {note}
      </div>
    </div>
  )
}
