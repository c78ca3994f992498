import type { FreelancerDashboard } from '@commons/contract/freelance/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { BidsLeftNote } from '../bid/BidsLeftNote.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { Activity } from './Activity.tsx'
import { Balance } from './Balance.tsx'
import classes from './DashboardPage.module.css'
import { RecentMessages } from './RecentMessages.tsx'
import { RecentProjects } from './RecentProjects.tsx'

function Figures({ of }: { of: FreelancerDashboard }) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const figures = [
    [t`Your open projects`, of.open_project_count],
    [t`Bids to answer`, of.received_bid_count],
    [t`Your open bids`, of.open_bid_count],
    [t`Work under way`, of.work_count],
  ] as const
  return (
    <Card aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>At a glance</Trans>
      </h2>
      <dl className={classes.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd>{i18n.number(count)}</dd>
          </div>
        ))}
      </dl>
      <BidsLeftNote left={of} />
      <p className={classes.facts}>
        <Link to={paths.disputes()} className={classes.link}>
          <Trans>Your disputes</Trans>
        </Link>
      </p>
    </Card>
  )
}

/** Where the member's freelancing stands. */
export default function DashboardPage() {
  const { t } = useLingui()
  const read = useRead('get_freelancer_dashboard', {})
  const dashboard = read.data?.data
  return (
    <FreelanceShell>
      <HeadedPage name={t`Freelance dashboard`}>
        {dashboard ? (
          <div className={classes.sides}>
            <div className={classes.column}>
              <Balance of={dashboard} />
              <Figures of={dashboard} />
            </div>
            <div className={classes.column}>
              <Activity events={dashboard.activity} />
              <RecentMessages />
              <RecentProjects />
            </div>
          </div>
        ) : (
          <LoadingPage read={read} />
        )}
      </HeadedPage>
    </FreelanceShell>
  )
}
