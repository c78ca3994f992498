import type { Funding, Milestone } from '@commons/contract/funding/funding.ts'
import type { Project } from '@commons/contract/projects/projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import classes from '../Panel.module.css'
import { ReportForm } from './ReportForm.tsx'
import { Voting } from './Voting.tsx'

interface MilestoneRowProps {
  part: Project['milestones'][number]
  /** Whether it is the milestone in progress. */
  isNext: boolean
  /** Undefined for visitors. */
  funding: Funding | undefined
}

/** A milestone: its title, share of the money and progress. */
export function MilestoneRow({ part, isNext, funding }: MilestoneRowProps) {
  const { nth, title, percent, state } = part
  const milestone = funding?.milestones.find((each) => each.nth === nth)
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>
          {nth}. <bdi>{title}</bdi>
        </p>
        <p className={classes.aside}>
          <Trans>{percent} % of the pledges</Trans>
          {isNext && milestone && <Standing of={milestone} />}
        </p>
        {milestone && milestone.report !== '' && (
          <FoldedText name={`milestone.${funding?.id}.${nth}`} text={milestone.report} />
        )}
      </div>
      <span className={classes.badge}>
        <MilestoneState state={state} isNext={isNext} />
      </span>
      {milestone && funding && <Doing milestone={milestone} funding={funding} isNext={isNext} />}
    </li>
  )
}

function Standing({ of: { state, report_by, refusals } }: { of: Milestone }) {
  const { i18n } = useLingui()
  const by = report_by && i18n.date(new Date(report_by), { dateStyle: 'medium' })
  return (
    <>
      {state === 'waiting' && by !== null && (
        <>
          {' · '}
          <Trans>report by {by}</Trans>
        </>
      )}
      {refusals > 0 && (
        <>
          {' · '}
          <Trans>refused once</Trans>
        </>
      )}
    </>
  )
}

function Doing({
  milestone,
  funding: { id, is_owner, pledges },
  isNext,
}: {
  milestone: Milestone
  funding: Funding
  isNext: boolean
}) {
  const isOwner = is_owner === 1
  const isBacker = pledges.some(({ state }) => state === 'open')
  if (milestone.state === 'reported')
    return <Voting milestone={milestone} groupId={id} canVote={isBacker && !isOwner} />
  return isNext && isOwner && milestone.state === 'waiting' ? (
    <ReportForm key={`${id}.${milestone.nth}`} groupId={id} nth={milestone.nth} />
  ) : null
}

function MilestoneState({ state, isNext }: { state: Milestone['state']; isNext: boolean }) {
  if (state === 'released') return <Trans context="milestone">Paid out</Trans>
  if (state === 'returned') return <Trans context="milestone">Returned</Trans>
  if (state === 'reported') return <Trans context="milestone">Voting</Trans>
  return isNext ? <Trans context="milestone">In progress</Trans> : <Trans context="milestone">Later</Trans>
}
