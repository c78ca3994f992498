import classes from './FundingBar.module.css'

interface FundingBarProps {
  percent: number
  /** How much of the bar is full, in percent: less than of the target where it ends at a stretch goal. */
  filled: number
  /** Where the amounts before its end are, in percent. */
  marks: readonly number[]
  /** The name of the progress bar, for screen readers. */
  label: string
  /** Announced in place of the bare number. */
  valueText: string
}

/** The funded part of a project's target as a bar, which goes on to its stretch goals. */
export function FundingBar({ percent, filled, marks, label, valueText }: FundingBarProps) {
  const shown = Math.min(percent, 100)
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
    >
      <span
        className={classes.value}
        data-full={percent >= 100 || undefined}
        style={{ width: `${filled}%` }}
      />
      {marks.map((mark) => (
        <span key={mark} className={classes.mark} style={{ insetInlineStart: `${mark}%` }} />
      ))}
    </div>
  )
}
