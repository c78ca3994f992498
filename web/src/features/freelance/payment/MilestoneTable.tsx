import type { Milestone, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import { Money } from '../../../money/Money.tsx'
import { Dollars } from '../Dollars.tsx'
import { useDayNames } from '../hours/hours-texts.tsx'
import { isFunded } from './milestone-money.ts'
import { DayText, MilestoneBadge } from './milestone-texts.tsx'
import { MilestoneBody } from './MilestoneBody.tsx'
import { MilestoneMenu } from './MilestoneMenu.tsx'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

interface MilestonesProps {
  milestones: readonly Milestone[]
  summary: MilestoneSummary
  sides: Sides
}

interface MilestoneProps {
  milestone: Milestone
  summary: MilestoneSummary
  sides: Sides
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

function Asked({ at }: { at: string }) {
  const { i18n } = useLingui()
  return <time dateTime={at}>{i18n.date(new Date(at), day)}</time>
}

function Described({ of: { description, due_date, week } }: { of: Milestone }) {
  const names = useDayNames()
  return (
    <>
      <span dir="auto" className={classes.described}>
        {week === null ? description : names.week(week)}
      </span>
      {due_date !== null && (
        <span className={classes.facts}>
          <Trans>
            Due <DayText day={due_date} />
          </Trans>
        </span>
      )}
    </>
  )
}

/** What was agreed on in dollars, and the tokens that were paid in for it. */
function Priced({ of }: { of: Milestone }) {
  return (
    <>
      <Dollars amount={of.amount} />
      {isFunded(of) && (
        <span className={classes.facts}>
          <Money amount={of.money.funded.tokens} currency="FCELL" />
        </span>
      )}
    </>
  )
}

function Rows({ milestone, summary, sides }: MilestoneProps) {
  const id = useId()
  return (
    <tbody className={classes.milestone}>
      <tr>
        <td className={classes.date}>
          <Asked at={milestone.date} />
        </td>
        <th scope="row" id={id}>
          <Described of={milestone} />
        </th>
        <td>
          <MilestoneBadge status={milestone.status} />
        </td>
        <td className={classes.amount}>
          <Priced of={milestone} />
        </td>
        <td className={classes.menu}>
          <MilestoneMenu milestone={milestone} sides={sides} />
        </td>
      </tr>
      <tr>
        <td colSpan={5}>
          <MilestoneBody milestone={milestone} summary={summary} sides={sides} describedBy={id} />
        </td>
      </tr>
    </tbody>
  )
}

function Table({ milestones, ...shared }: MilestonesProps) {
  const { t } = useLingui()
  return (
    <table
      className={classes.table}
      aria-label={milestones.some(({ week }) => week !== null) ? t`Past weeks` : t`Milestones`}
    >
      <thead>
        <tr>
          <th scope="col">
            <Trans context="column of milestones">Date</Trans>
          </th>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
          <th scope="col">
            <Trans context="column of milestones">Status</Trans>
          </th>
          <th scope="col" colSpan={2} className={classes.amount}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      {milestones.map((milestone) => (
        <Rows key={milestone.id} milestone={milestone} {...shared} />
      ))}
    </table>
  )
}

function CardOf({ milestone, summary, sides }: MilestoneProps) {
  const id = useId()
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <MilestoneBadge status={milestone.status} />
        <MilestoneMenu milestone={milestone} sides={sides} />
      </div>
      <div id={id} className={classes.lines}>
        <Described of={milestone} />
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd className={classes.lines}>
            <Priced of={milestone} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="column of milestones">Date</Trans>
          </dt>
          <dd>
            <Asked at={milestone.date} />
          </dd>
        </div>
      </dl>
      <MilestoneBody milestone={milestone} summary={summary} sides={sides} describedBy={id} />
    </li>
  )
}

function Cards({ milestones, ...shared }: MilestonesProps) {
  const { t } = useLingui()
  return (
    <ul
      className={classes.cards}
      aria-label={milestones.some(({ week }) => week !== null) ? t`Past weeks` : t`Milestones`}
    >
      {milestones.map((milestone) => (
        <CardOf key={milestone.id} milestone={milestone} {...shared} />
      ))}
    </ul>
  )
}

/** The milestones of an agreement in their order: a table where there is room, cards on phones. */
export function MilestoneTable(props: MilestonesProps) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  return isWide ? <Table {...props} /> : <Cards {...props} />
}
