import type { Milestone } from '@commons/contract/funding.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import classes from '../Panel.module.css'
import { ReportForm } from './ReportForm.tsx'
import { Voting } from './Voting.tsx'

interface MilestoneRowProps {
  milestone: Milestone
  groupId: number
  /** It is the one that is worked on. */
  isNext: boolean
  isOwner: boolean
  canVote: boolean
}

/** A part of what a project is paid: for what, how much, and how far it has come. */
export function MilestoneRow({ milestone, groupId, isNext, isOwner, canVote }: MilestoneRowProps) {
  const { i18n } = useLingui()
  const { nth, title, percent, state, report, report_by, refusals } = milestone
  const by = report_by && i18n.date(new Date(report_by), { dateStyle: 'medium' })
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>
          {nth}. <bdi>{title}</bdi>
        </p>
        <p className={classes.aside}>
          <Trans>{percent} % of the pledges</Trans>
          {isNext && state === 'waiting' && by !== null && (
            <>
              {' · '}
              <Trans>report by {by}</Trans>
            </>
          )}
          {isNext && refusals > 0 && (
            <>
              {' · '}
              <Trans>refused once</Trans>
            </>
          )}
        </p>
        {report !== '' && <FoldedText name={`milestone.${groupId}.${nth}`} text={report} />}
      </div>
      <span className={classes.badge}>
        <MilestoneState state={state} isNext={isNext} />
      </span>
      {state === 'reported' && (
        <Voting milestone={milestone} groupId={groupId} canVote={canVote && !isOwner} />
      )}
      {isNext && isOwner && state === 'waiting' && <ReportForm groupId={groupId} nth={nth} />}
    </li>
  )
}

function MilestoneState({ state, isNext }: { state: Milestone['state']; isNext: boolean }) {
  if (state === 'released') return <Trans context="milestone">Paid out</Trans>
  if (state === 'returned') return <Trans context="milestone">Returned</Trans>
  if (state === 'reported') return <Trans context="milestone">Voting</Trans>
  return isNext ? <Trans context="milestone">In progress</Trans> : <Trans context="milestone">Later</Trans>
}
