import type { JuryCase } from '@commons/contract/moderation/jury.ts'
import { Trans } from '@lingui/react/macro'
import { IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { actTexts } from '../act-texts.tsx'
import { reportTexts } from '../report-texts.ts'
import own from './ReportRow.module.css'

const VoteDialog = piece(() => import('./VoteDialog.tsx'))

const states: Readonly<Record<JuryCase['state'], ReactNode>> = {
  invited: <Trans>Do you take part?</Trans>,
  accepted: <Trans>Your vote is missing</Trans>,
  voted: <Trans>You voted</Trans>,
  over: <Trans>Done</Trans>,
}

const outcomes: Readonly<Record<NonNullable<JuryCase['outcome']>, ReactNode>> = {
  upheld: <Trans>The decision stays.</Trans>,
  overturned: <Trans>The decision was overturned: everything is as before.</Trans>,
  undecided: <Trans>The jury didn't decide, so a moderator answers.</Trans>,
  undone: <Trans>Moderators took the decision back before the jury was done.</Trans>,
}

/** A case that the member is a juror in: what they learn of it, and what they can do. */
export function JuryCaseRow({ of }: { of: JuryCase }) {
  const { jury_case_id, state, report_type, rule, acts, shown, reason, appeal, until, outcome, votes } = of
  const [isVoting, setIsVoting] = useState(false)
  const answer = useWrite('answer_jury_case')
  return (
    <li className={classes.row}>
      <IconUsersGroup size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <span>{reportTexts[report_type]?.name}</span>
          <span className={own.state} data-state={state === 'over' ? 'dismissed' : undefined}>
            {states[state]}
          </span>
        </p>
        {shown && <blockquote className={own.quote}>{shown}</blockquote>}
        <p className={classes.rowText}>
          <Trans>
            Rule: {rule.title}. {rule.text}
          </Trans>
        </p>
        {state !== 'invited' && (
          <>
            <p className={classes.rowText}>
              <Trans>What moderators did:</Trans>{' '}
              {acts.map((act, index) => (
                <span key={act}>
                  {index > 0 && ', '}
                  {actTexts[act]}
                </span>
              ))}
            </p>
            <p className={own.small}>
              <Trans>Why they did it</Trans>
            </p>
            <p dir="auto" className={own.reason}>
              {reason}
            </p>
            <p className={own.small}>
              <Trans>Why its author finds that wrong</Trans>
            </p>
            <p className={own.reason}>{appeal}</p>
          </>
        )}
        {outcome !== null && (
          <p className={own.reason}>
            {outcomes[outcome]}
            {votes && (
              <>
                {' '}
                <Trans>
                  Votes to overturn it: {votes.overturn}, to keep it: {votes.uphold}.
                </Trans>
              </>
            )}
          </p>
        )}
        {state === 'invited' && (
          <p className={classes.rowText}>
            <Trans>
              You read what it's about when you take part. Your answer is needed until{' '}
              <RelativeTime at={until} isInSentence />; then somebody else is drawn.
            </Trans>
          </p>
        )}
        {state === 'accepted' && (
          <p className={classes.rowText}>
            <Trans>
              The jury ends <RelativeTime at={until} isInSentence />. Nobody sees who votes how.
            </Trans>
          </p>
        )}
        {state === 'voted' && (
          <p className={classes.rowText}>
            {of.verdict === 'overturn' ? (
              <Trans>You voted to overturn the decision. The votes stay secret until the jury is done.</Trans>
            ) : (
              <Trans>You voted to keep the decision. The votes stay secret until the jury is done.</Trans>
            )}
          </p>
        )}
        {state === 'invited' && (
          <div className={classes.actions}>
            <OnlineButton
              loading={answer.isPending}
              onClick={() => answer.mutate({ jury_case_id, status: 'accept' })}
            >
              <Trans>Take part</Trans>
            </OnlineButton>
            <OnlineButton
              variant="default"
              onClick={() => answer.mutate({ jury_case_id, status: 'decline' })}
            >
              <Trans>Decline</Trans>
            </OnlineButton>
          </div>
        )}
        {state === 'accepted' && (
          <div className={classes.actions}>
            <OnlineButton onClick={() => setIsVoting(true)}>
              <Trans>Vote</Trans>
            </OnlineButton>
          </div>
        )}
        {isVoting && (
          <Suspense>
            <VoteDialog juryCaseId={jury_case_id} onClose={() => setIsVoting(false)} />
          </Suspense>
        )}
      </div>
    </li>
  )
}
