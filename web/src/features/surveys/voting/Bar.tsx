import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './VoteOptions.module.css'

interface BarProps {
  of: Pick<SurveyCard, 'kind' | 'quorum' | 'vote_count'>
  option: SurveyCard['recdata'][number]
}

/** The result of an option: of the quorum if there is one, else of the voters or of all votes. */
export function Bar({ of: { kind, quorum, vote_count: voters }, option }: BarProps) {
  const { t, i18n } = useLingui()
  const { options: name, vote_count } = option
  const votes = vote_count ?? 0
  const percent = (quorum === null ? option.percent : option.threshold) ?? 0
  const part = i18n.number(percent / 100, { style: 'percent' })
  const share =
    quorum !== null
      ? t`${part} of the quorum`
      : kind === 'several'
        ? t`${plural(voters, { one: `${part} of # voter`, other: `${part} of # voters` })}`
        : part
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
