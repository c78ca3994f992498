import { useId, type ReactNode } from 'react'
import classes from './SwitchRow.module.css'

interface SwitchRowProps {
  label: ReactNode
  /** What it means, for everybody to read before they switch. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** What became of the last change; announced when it appears. */
  note?: ReactNode
}

/** Something that is on or off, and takes effect at once. The whole row is its target. */
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
