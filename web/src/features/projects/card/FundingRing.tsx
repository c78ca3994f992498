import { clsx } from 'clsx'
import classes from './FundingRing.module.css'

interface FundingRingProps {
  percent: number
  /** The name of the progress bar, for screen readers. */
  label: string
  /** Announced in place of the bare number. */
  valueText: string
}

/** The funded part of a project's target as a ring: full at 100%, with the number also above that. */
export function FundingRing({ percent, label, valueText }: FundingRingProps) {
  const shown = Math.min(percent, 100)
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={classes.track} cx="24" cy="24" r="20" />
        <circle
          className={clsx(classes.value, percent >= 100 && classes.full)}
          cx="24"
          cy="24"
          r="20"
          pathLength={100}
          strokeDasharray={`${shown} 100`}
          data-empty={shown === 0 || undefined}
        />
      </svg>
      <span className={classes.percent} aria-hidden="true">
        {percent > 999 ? '999+' : percent}
        <small>%</small>
      </span>
    </div>
  )
}
