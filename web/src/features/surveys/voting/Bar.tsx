import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './VoteOptions.module.css'

interface BarProps {
  name: string
  percent: number
  votes: number
  /** Shows the votes as a part of the quorum, not of all votes. */
  isThreshold: boolean
  /** In a ranking: counts first choices. */
  isFirst?: boolean
}

/** The result of an option. */
export function Bar({ name, percent, votes, isThreshold, isFirst = false }: BarProps) {
  const { t, i18n } = useLingui()
  const share = i18n.number(percent / 100, { style: 'percent' })
  return (
    <span className={classes.result}>
      <span className={classes.threshold} aria-hidden="true">
        {isThreshold ? (
          <Trans>Threshold</Trans>
        ) : isFirst ? (
          <Trans>First choices</Trans>
        ) : (
          <Trans context="part of the votes">Share</Trans>
        )}
      </span>
      <span
        className={classes.bar}
        role="meter"
        aria-label={isThreshold ? t`Threshold of ${name}` : t`Share of ${name}`}
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
