import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './VoteOptions.module.css'

interface BarProps {
  name: string
  /** Of the votes; with a quorum, of that. */
  percent: number
  votes: number
}

/** The result of an option. */
export function Bar({ name, percent, votes }: BarProps) {
  const { t, i18n } = useLingui()
  const share = i18n.number(percent / 100, { style: 'percent' })
  return (
    <span className={classes.result}>
      <span className={classes.threshold} aria-hidden="true">
        <Trans>Threshold</Trans>
      </span>
      <span
        className={classes.bar}
        role="meter"
        aria-label={t`Threshold of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(percent, 100)}
        aria-valuetext={share}
      >
        <span className={classes.part} style={{ width: `${Math.min(percent, 100)}%` }} />
      </span>
      <span className={classes.figures}>
        {share}, <Plural value={votes} one="# vote" other="# votes" />
      </span>
    </span>
  )
}
