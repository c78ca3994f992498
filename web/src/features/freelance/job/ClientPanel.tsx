import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  IconBriefcase,
  IconCalendar,
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  IconUserCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './JobPage.module.css'

/** A fact that a client may or may not fulfil. */
function Fulfilled({ is, yes, no }: { is: boolean; yes: string; no: string }) {
  const Sign = is ? IconCircleCheck : IconCircleMinus
  return (
    <li data-good={is || undefined}>
      <Sign size={20} aria-hidden="true" />
      {is ? yes : no}
    </li>
  )
}

/** How soon a client answers bids, rounded up. */
function AnswerTime({ minutes }: { minutes: number }) {
  const hours = Math.max(1, Math.ceil(minutes / 60))
  const days = Math.ceil(hours / 24)
  return hours <= 24 ? (
    <Plural value={hours} one="Usually answers within an hour" other="Usually answers within # hours" />
  ) : (
    <Plural value={days} one="Usually answers within a day" other="Usually answers within # days" />
  )
}

/** What is known of a job's client, and what makes a bid win. */
export function ClientPanel({ job }: { job: JobDetail }) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const { user_id, full_name, username, profile_pic, client } = job
  const since = i18n.date(new Date(client.member_since), { month: 'long', year: 'numeric' })
  return (
    <Card as="aside" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>About the client</Trans>
      </h2>
      <div className={classes.client}>
        <MemberAvatar name={full_name} src={profile_pic} size={48} />
        <div>
          <Link to={paths.timeline(user_id)} className={classes.by}>
            <bdi>{full_name}</bdi>
          </Link>
          <p className={classes.facts}>
            <bdi>@{username}</bdi>
          </p>
        </div>
      </div>
      <ul className={classes.known}>
        <Fulfilled
          is={client.is_email_verified === 1}
          yes={t`Email address confirmed`}
          no={t`Email address not confirmed`}
        />
        <Fulfilled
          is={client.is_covered === 1}
          yes={t`Has the money for this project`}
          no={t`Doesn't have the money for this project yet`}
        />
        <li>
          <IconUserCheck size={20} aria-hidden="true" />
          {client.hire_rate === null ? (
            <Trans>Hasn't hired anybody yet</Trans>
          ) : (
            <Trans>Hired for {client.hire_rate}% of finished projects</Trans>
          )}
        </li>
        {client.answer_minutes !== null && (
          <li>
            <IconClock size={20} aria-hidden="true" />
            <AnswerTime minutes={client.answer_minutes} />
          </li>
        )}
        <li>
          <IconBriefcase size={20} aria-hidden="true" />
          <span>
            <Plural value={client.job_count} one="# project posted" other="# projects posted" />
            {', '}
            <Plural value={client.open_job_count} one="# open" other="# open" />
          </span>
        </li>
        <li>
          <IconCalendar size={20} aria-hidden="true" />
          <Trans>Member since {since}</Trans>
        </li>
      </ul>
      {job.status === 'open' && (
        <>
          <h3 className={classes.next}>
            <Trans>Write a bid that wins</Trans>
          </h3>
          <ul className={classes.tips}>
            <li>
              <Trans>Say what you understood, and how you'd begin.</Trans>
            </li>
            <li>
              <Trans>Show one thing that you made and that is like it.</Trans>
            </li>
            <li>
              <Trans>Ask for what is missing before you promise a price.</Trans>
            </li>
          </ul>
        </>
      )}
    </Card>
  )
}
