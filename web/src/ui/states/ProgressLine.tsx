import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './ProgressLine.module.css'

interface ProgressLineProps {
  /** 0 to 1; undefined if it is unknown how much is left. */
  value?: number | undefined
  /** Text of what is under way. */
  label: ReactNode
}

/** A progress bar with its text. */
export function ProgressLine({ value, label }: ProgressLineProps) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={classes.progress}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={classes.track}
        data-unknown={percent === undefined || undefined}
      >
        <div
          className={classes.bar}
          style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  )
}
