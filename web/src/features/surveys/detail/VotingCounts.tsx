import type { SurveyDetail } from '@commons/contract/surveys.ts'
import { Trans } from '@lingui/react/macro'
import classes from './VoteOptions.module.css'

/** How many have voted, and how many have seen the survey and not voted. */
export function VotingCounts({
  of: { executed_count, active_count },
}: {
  of: Pick<SurveyDetail, 'executed_count' | 'active_count'>
}) {
  return (
    <dl className={classes.counts}>
      <div>
        <dt>
          <Trans>Executed</Trans>
        </dt>
        <dd>{executed_count}</dd>
      </div>
      <div>
        <dt>
          <Trans>Active</Trans>
        </dt>
        <dd>{active_count}</dd>
      </div>
    </dl>
  )
}
