import type { Job } from '@commons/contract/freelance/jobs.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { TimeLeft } from '../BiddingEnds.tsx'
import { Budget, Dollars } from '../Dollars.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import { Skills } from '../Skills.tsx'
import classes from './Browse.module.css'

/** A job in a list. The whole row links to it. */
export function JobRow({ job }: { job: Job }) {
  const { id, title, description, status, skills, bid_count, average_bid, bidding_ends } = job
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Link dir="auto" to={paths.job(id)} className={classes.link}>
          {title}
        </Link>
        {status !== 'open' && <JobStatusBadge status={status} />}
      </div>
      <p dir="auto" className={classes.text}>
        {description}
      </p>
      <Skills skills={skills} />
      <p className={classes.facts}>
        <strong className={classes.fact}>
          <Budget of={job} />
        </strong>
        {' · '}
        <span className={classes.fact}>
          <Plural value={bid_count} one="# bid" other="# bids" />
        </span>
        {average_bid !== null && (
          <>
            {' · '}
            <span className={classes.fact}>
              <Trans>
                average <Dollars amount={average_bid} />
              </Trans>
            </span>
          </>
        )}
        {status === 'open' && bidding_ends !== null && (
          <>
            {' · '}
            <span className={classes.fact}>
              <TimeLeft until={bidding_ends} />
            </span>
          </>
        )}
      </p>
      <p className={classes.facts}>
        <bdi>{job.full_name}</bdi>
        {' · '}
        <RelativeTime at={job.created_at} isInSentence />
      </p>
    </li>
  )
}
