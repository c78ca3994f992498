import type { Milestone, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { PastWeek } from '../hours/PastWeek.tsx'
import { ChangeOf } from './ChangeOf.tsx'
import { isFunded, type MilestoneMoney, tokensOf } from './milestone-money.ts'
import { NextStep, Worth } from './milestone-texts.tsx'
import { MilestoneActs } from './MilestoneActs.tsx'
import { MilestoneHistory, Said } from './MilestoneHistory.tsx'
import classes from './Payment.module.css'
import { RefundOf } from './RefundOf.tsx'
import type { Sides } from './sides.ts'

/** Where the tokens of a milestone are, once some have left. */
function Parts({ money: { held, released, refunded, fee, tax, paid } }: { money: MilestoneMoney }) {
  if (tokensOf(released.tokens) + tokensOf(refunded.tokens) === 0n) return null
  const parts: Array<[name: string, label: ReactNode, sum: typeof held | null]> = [
    ['held', <Trans key="held">Held</Trans>, held],
    ['released', <Trans key="released">Released</Trans>, released],
    ['fee', <Trans key="fee">Our fee</Trans>, fee],
    ['tax', <Trans key="tax">Tax withheld</Trans>, tax],
    ['paid', <Trans key="paid">Paid to you</Trans>, paid],
    ['refunded', <Trans key="refunded">Refunded</Trans>, refunded],
  ]
  return (
    <dl className={classes.sums}>
      {parts.map(
        ([name, label, sum]) =>
          sum &&
          tokensOf(sum.tokens) > 0n && (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Worth of={sum} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The work, the wish for changes or the reason that the milestone's state is about. */
function Latest({ of: { status, history }, sides }: { of: Milestone; sides: Sides }) {
  const event =
    status === 'submitted' || status === 'changes_requested' || status === 'declined'
      ? history.find(({ kind }) => kind === status)
      : undefined
  if (!event || (event.message === '' && event.files.length === 0)) return null
  const name = event.by === null ? '' : sides[event.by]
  return (
    <div className={classes.said}>
      <p className={classes.facts}>
        {event.is_own === 1 ? <Trans>You wrote:</Trans> : <Trans>{name} wrote:</Trans>}
      </p>
      <Said of={event} />
    </div>
  )
}

interface MilestoneBodyProps {
  milestone: Milestone
  summary: MilestoneSummary
  sides: Sides
  /** The element that says which milestone it is. */
  describedBy: string
}

/** What comes next for a milestone, what can be done, and what has happened. */
export function MilestoneBody({ milestone, summary, sides, describedBy }: MilestoneBodyProps) {
  const { next, status, refund, change, dispute, week, payment_id } = milestone
  return (
    <div className={classes.body}>
      {(next || status === 'disputed') && (
        <p className={classes.next} data-own={next?.is_own === 1 || undefined}>
          <NextStep of={milestone} sides={sides} />
        </p>
      )}
      <Latest of={milestone} sides={sides} />
      {week !== null && (
        <PastWeek
          paymentId={payment_id}
          week={week}
          isOpen={status === 'submitted' || status === 'disputed'}
        />
      )}
      {refund && <RefundOf milestone={milestone} refund={refund} sides={sides} />}
      {change && <ChangeOf milestone={milestone} change={change} sides={sides} />}
      {isFunded(milestone) && <Parts money={milestone.money} />}
      <MilestoneActs milestone={milestone} summary={summary} sides={sides} describedBy={describedBy} />
      {dispute && (
        <p className={classes.facts}>
          <Link to={paths.dispute(dispute.dispute_id)} className={classes.link}>
            {status === 'disputed' ? <Trans>Go to the dispute</Trans> : <Trans>Show the last dispute</Trans>}
          </Link>
        </p>
      )}
      <MilestoneHistory of={milestone} sides={sides} />
    </div>
  )
}
