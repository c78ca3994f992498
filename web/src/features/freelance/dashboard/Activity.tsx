import type { FreelancerDashboard } from '@commons/contract/freelance/dashboard.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './DashboardPage.module.css'

type Event = FreelancerDashboard['activity'][number]

function Sentence({ event: { kind, project_id, title, full_name } }: { event: Event }) {
  const job = (
    <Link to={paths.job(project_id)} className={classes.link}>
      <bdi>{title}</bdi>
    </Link>
  )
  const name = <bdi>{full_name}</bdi>
  if (kind === 'published') return <Trans>You posted {job}</Trans>
  if (kind === 'bid') return <Trans>You bid for {job}</Trans>
  if (kind === 'received')
    return (
      <Trans>
        {name} bid for {job}
      </Trans>
    )
  return (
    <Trans>
      {name} invites you to bid for {job}
    </Trans>
  )
}

/** What happened last in the member's freelancing. */
export function Activity({ events }: { events: readonly Event[] }) {
  const heading = useId()
  return (
    <Card aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>Activity</Trans>
      </h2>
      {events.length === 0 ? (
        <EmptyState
          title={<Trans>Nothing has happened yet</Trans>}
          hint={<Trans>Your projects, bids and invites will be here.</Trans>}
          action={
            <Button component={Link} to={paths.findWork()} variant="light">
              <Trans>Find work</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={classes.list}>
          {events.map((event) => (
            <li
              key={`${event.kind} ${event.project_id} ${event.user_id} ${event.created_at}`}
              className={classes.event}
            >
              <MemberAvatar name={event.full_name} src={event.profile_pic} size={40} />
              <div className={classes.words}>
                <p className={classes.sentence}>
                  <Sentence event={event} />
                </p>
                <p className={classes.facts}>
                  <RelativeTime at={event.created_at} isInSentence />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
