import { Plural, Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { InviteBox } from '../invite/public.ts'
import { ReferralRow } from './ReferralRow.tsx'
import own from './ReferralsPanel.module.css'

function Counts() {
  const { data } = useRead('referral_count', {})
  if (!data) return null
  const { referral_count: all, complete_count: complete, contribution_score: score } = data
  return (
    <dl className={own.counts}>
      <div>
        <dt>
          <Plural value={all} one="Referral" other="Referrals" />
        </dt>
        <dd>{all}</dd>
      </div>
      <div>
        <dt>
          <Trans context="referrals">Complete</Trans>
        </dt>
        <dd>{complete}</dd>
      </div>
      <div>
        <dt>
          <Trans>Contribution score</Trans>
        </dt>
        <dd>{score}</dd>
      </div>
    </dl>
  )
}

/** The viewer's referral link, and the members who registered with it. */
export function ReferralsPanel() {
  const list = useReadMore('referral_list', { limit: 20 })
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        <Trans>
          When a friend registers with your link and verifies their email, you both get a contribution point.
          A click on the link counts for 24 hours.
        </Trans>
      </p>
      <div className={own.invite}>
        <InviteBox />
      </div>
      <Counts />
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>You don't have any referrals yet.</Trans>}
            hint={<Trans>Friends who register with your link show up here.</Trans>}
          />
        }
      >
        {(member) => <ReferralRow key={member.id} member={member} />}
      </LoadedRows>
    </div>
  )
}
