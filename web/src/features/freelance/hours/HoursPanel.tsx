import type { Payment } from '@commons/contract/freelance/agreements.ts'
import type { Hours } from '@commons/contract/freelance/hours.ts'
import type { Milestone, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { daysToAcceptWeek } from '@commons/contract/shared/job-hours.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { HideAmounts } from '../../../money/HideAmounts.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Moment } from '../agreement/agreement-texts.tsx'
import { Worth } from '../payment/milestone-texts.tsx'
import { MilestoneTable } from '../payment/MilestoneTable.tsx'
import payments from '../payment/Payment.module.css'
import { type Sides, useSides } from '../payment/sides.ts'
import { Duration, HoursNote, useDayNames } from './hours-texts.tsx'
import classes from './Hours.module.css'
import { HoursActs } from './HoursActs.tsx'
import { WeekLog } from './WeekLog.tsx'

type Sum = MilestoneSummary['released']

function Total({ name, sum, children }: { name: ReactNode; sum: Sum; children?: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>
        {children}
        <span className={classes.sum}>
          <Worth of={sum} />
        </span>
      </dd>
    </div>
  )
}

function Totals({ hours, summary }: { hours: Hours; summary: MilestoneSummary }) {
  const { left_minutes, left, week, weekly_hours, logged } = hours
  const cap = <Duration minutes={weekly_hours * 60} />
  const minutes = <Duration minutes={week.minutes} />
  return (
    <dl className={payments.totals}>
      <Total name={<Trans>Funded, not logged</Trans>} sum={left}>
        <Duration minutes={left_minutes} />
      </Total>
      <Total name={<Trans>Logged this week</Trans>} sum={logged}>
        <Trans>
          {minutes} of {cap}
        </Trans>
      </Total>
      <Total name={<Trans>Waiting for acceptance</Trans>} sum={summary.in_progress} />
      {summary.paid === null ? (
        <Total name={<Trans>Released to freelancer</Trans>} sum={summary.released} />
      ) : (
        <Total name={<Trans>Paid to you</Trans>} sum={summary.paid} />
      )}
    </dl>
  )
}

interface ShownProps {
  hours: Hours
  weeks: readonly Milestone[]
  summary: MilestoneSummary
  sides: Sides
}

function Shown({ hours, weeks, summary, sides }: ShownProps) {
  const names = useDayNames()
  const [thisWeek, past] = [useId(), useId()]
  const { pause, week, acts } = hours
  const end = <Moment at={week.ends_at} />
  const name = sides.other
  const isOver = acts.length === 0 && hours.left_minutes + hours.logged_minutes === 0
  const note = <HoursNote of={hours} sides={sides} />
  const isOwn = pause !== null && hours.role === 'client'
  return (
    <>
      <Totals hours={hours} summary={summary} />
      {pause !== null && (
        <p className={payments.next} data-own={isOwn || undefined} role="status">
          {note}
        </p>
      )}
      <HoursActs hours={hours} sides={sides} />
      {hours.funded_minutes > 0 && !isOver && (
        <section className={classes.part} aria-labelledby={thisWeek}>
          <h3 id={thisWeek} className={classes.name}>
            {names.week(week.starts_on)}
          </h3>
          <WeekLog hours={hours} />
          <p className={payments.facts}>
            {hours.role === 'client' ? (
              <Trans>
                {name} can log until {end}. Then you have {daysToAcceptWeek} days to answer.
              </Trans>
            ) : (
              <Trans>
                You can log until {end}. Then {name} has {daysToAcceptWeek} days to answer. Days are those of
                UTC.
              </Trans>
            )}{' '}
            {pause === null && week.left_minutes === 0 && <Trans>All hours of this week are logged.</Trans>}{' '}
            {pause === null && note}
          </p>
        </section>
      )}
      {weeks.length > 0 && (
        <section className={classes.part} aria-labelledby={past}>
          <h3 id={past} className={classes.name}>
            <Trans>Past weeks</Trans>
          </h3>
          <MilestoneTable milestones={weeks} summary={summary} sides={sides} />
        </section>
      )}
    </>
  )
}

/** What is paid under an agreement by the hour, for its two: its hours, the log of this week, and all weeks before. */
export function HoursPanel({ payment }: { payment: Payment }) {
  const heading = useId()
  const sides = useSides(payment)
  const hours = useRead('get_work_logs', { payment_id: payment.id })
  const weeks = useRead('get_milestones_by_project', { payment_id: payment.id })
  return (
    <Card as="section" aria-labelledby={heading} className={payments.panel}>
      <div className={payments.head}>
        <h2 id={heading} className={payments.name}>
          <Trans context="of a freelance project">Payment</Trans>
        </h2>
        <HideAmounts />
      </div>
      <PlayNote place="card" />
      <Loaded read={hours}>
        {({ data: shown }) => (
          <Loaded read={weeks}>
            {({ data, summary }) =>
              summary && <Shown hours={shown} weeks={data.toReversed()} summary={summary} sides={sides} />
            }
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}
