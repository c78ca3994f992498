import type { JobLine } from '@commons/contract/freelance/my-projects.ts'
import type { BidStatus } from '@commons/contract/shared/bid.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { TimeLeft } from '../BiddingEnds.tsx'
import { Dollars } from '../Dollars.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import badge from '../JobStatusBadge.module.css'
import classes from './Cells.module.css'

/** Parts of the tables of jobs and bids. */

export function Cell({ children }: { children: ReactNode }) {
  return <div className={classes.cell}>{children}</div>
}

export function Fact({ children }: { children: ReactNode }) {
  return <p className={classes.fact}>{children}</p>
}

/** The job's title, as a link to the job or to what was agreed about it. */
export function JobTitle({ job, to = paths.job(job.id) }: { job: JobLine; to?: string }) {
  return (
    <Link dir="auto" to={to} className={classes.title}>
      {job.title}
    </Link>
  )
}

/** What state a job is in, and how long it still takes bids. */
export function JobState({ job: { status, bidding_ends } }: { job: JobLine }) {
  return (
    <Cell>
      <JobStatusBadge status={status} />
      {status === 'open' && bidding_ends !== null && (
        <Fact>
          <TimeLeft until={bidding_ends} />
        </Fact>
      )}
    </Cell>
  )
}

export function JobBids({ job: { bid_count, average_bid } }: { job: JobLine }) {
  const { i18n } = useLingui()
  return (
    <Cell>
      {i18n.number(bid_count)}
      {average_bid !== null && (
        <Fact>
          <Trans>
            average <Dollars amount={average_bid} />
          </Trans>
        </Fact>
      )}
    </Cell>
  )
}

interface PriceProps {
  of: { readonly price: string | null; readonly timeline: number | null }
  job: JobLine
}

/** What is asked for a job, and until when. */
export function Price({ of: { price, timeline }, job }: PriceProps) {
  if (price === null) return <Nothing />
  return (
    <Cell>
      <span className={classes.price}>
        <Dollars amount={price} />
        {job.pay_by === 'hourly' && (
          <>
            {' '}
            <Trans>an hour</Trans>
          </>
        )}
      </span>
      {timeline !== null && (
        <Fact>
          <Plural value={timeline} one="in # day" other="in # days" />
        </Fact>
      )}
    </Cell>
  )
}

type Face = Pick<JobLine, 'full_name' | 'profile_pic'>

export function Member({ of, to }: { of: Face; to: string }) {
  return (
    <Link to={to} className={classes.member}>
      <MemberAvatar name={of.full_name} src={of.profile_pic} size={32} />
      <bdi>{of.full_name}</bdi>
    </Link>
  )
}

interface BidAnswerProps {
  of: { readonly status: BidStatus; readonly reason?: string; readonly is_returned?: 0 | 1 }
}

/** What the client did about a bid. */
export function BidAnswer({ of: { status, reason = '', is_returned } }: BidAnswerProps) {
  const { t } = useLingui()
  const names: Record<BidStatus, string> = {
    open: t({ message: 'Not answered', context: 'a bid' }),
    shortlisted: t({ message: 'Shortlisted', context: 'a bid' }),
    declined: t({ message: 'Declined', context: 'a bid' }),
    awarded: t({ message: 'Awarded', context: 'a bid' }),
  }
  const tones: Partial<Record<BidStatus, string>> = { shortlisted: 'awarded', awarded: 'open' }
  return (
    <Cell>
      <span className={badge.badge} data-status={tones[status]}>
        {names[status]}
      </span>
      {reason !== '' && (
        <Fact>
          <Trans>“{reason}”</Trans>
        </Fact>
      )}
      {is_returned === 1 && (
        <Fact>
          <Trans>Came back to you</Trans>
        </Fact>
      )}
    </Cell>
  )
}

/** A cell without a value. */
export function Nothing() {
  const { t } = useLingui()
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t({ message: 'None', context: 'a cell of a table' })}</VisuallyHidden>
    </>
  )
}

/** Shown where no job has the words that were looked for. */
export function NoneFound() {
  return (
    <EmptyState
      title={<Trans>No project found</Trans>}
      hint={<Trans>Check the spelling, or try another word of it.</Trans>}
    />
  )
}
