import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import classes from './VoteOptions.module.css'

/** How many have voted, how many have seen the survey but not voted, and how many must vote. */
export function VotingCounts({
  of: { vote_count, active_count, quorum },
}: {
  of: Pick<SurveyDetail, 'vote_count' | 'active_count' | 'quorum'>
}) {
  return (
    <dl className={classes.counts}>
      <div>
        <dt>
          <Trans>Executed</Trans>
        </dt>
        <dd>{vote_count}</dd>
      </div>
      <div>
        <dt>
          <Trans>Active</Trans>
          <span className={classes.meaning}>
            <Trans>have seen it, and not voted yet</Trans>
          </span>
        </dt>
        <dd>{active_count}</dd>
      </div>
      {quorum !== null && (
        <div>
          <dt>
            <Trans>Quorum</Trans>
          </dt>
          <dd>{quorum}</dd>
        </div>
      )}
    </dl>
  )
}
