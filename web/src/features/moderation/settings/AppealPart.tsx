import type { Appeal, Decision } from '@commons/contract/moderation/decisions.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import own from './ReportRow.module.css'

const AppealDialog = piece(() => import('./AppealDialog.tsx'))

const states: Readonly<Record<Appeal['state'], ReactNode>> = {
  waiting: <Trans>A moderator will answer it</Trans>,
  jury: <Trans>A jury looks at it</Trans>,
  upheld: <Trans>The decision stays</Trans>,
  overturned: <Trans>You were right: everything is as it was before</Trans>,
  undone: <Trans>The decision was taken back already</Trans>,
}

/** The appeal against a decision: how to send it, or what became of it. */
export function AppealPart({ decision }: { decision: Decision }) {
  const { decision_id, appeal, appeal_until: until } = decision
  const [isAppealing, setIsAppealing] = useState(false)
  if (appeal)
    return (
      <section className={own.appeal}>
        <p className={classes.rowName}>
          <Trans>Your appeal</Trans>
          <span className={own.state} data-state={appeal.state === 'overturned' ? 'upheld' : undefined}>
            {states[appeal.state]}
          </span>
        </p>
        <p dir="auto" className={own.reason}>
          {appeal.message}
        </p>
        {appeal.answer && (
          <p dir="auto" className={own.answer}>
            {appeal.answer}
          </p>
        )}
        {appeal.jury && <JuryWords of={appeal.jury} />}
        <p className={classes.rowText}>
          <Trans>
            Sent <RelativeTime at={appeal.created_at} isInSentence />
          </Trans>
          {appeal.answered_at !== null && (
            <>
              {' · '}
              <Trans>
                Answered <RelativeTime at={appeal.answered_at} isInSentence />
              </Trans>
            </>
          )}
        </p>
      </section>
    )
  if (until === null) return null
  return (
    <>
      <div className={classes.actions}>
        <OnlineButton variant="default" size="compact-md" onClick={() => setIsAppealing(true)}>
          <Trans>Appeal</Trans>
        </OnlineButton>
      </div>
      <p className={classes.rowText}>
        <Trans>
          You can appeal once, until <RelativeTime at={until} isInSentence />. Somebody else looks at it then.
        </Trans>
      </p>
      {isAppealing && (
        <Suspense>
          <AppealDialog decisionId={decision_id} onClose={() => setIsAppealing(false)} />
        </Suspense>
      )}
    </>
  )
}

function JuryWords({ of }: { of: NonNullable<Appeal['jury']> }) {
  return (
    <>
      <p className={own.reason}>
        <Trans>
          A jury of members decided. Votes for you: {of.overturn}, for the decision: {of.uphold}.
        </Trans>
      </p>
      {of.words.length > 0 && (
        <>
          <p className={classes.rowText}>
            <Trans>What jurors said:</Trans>
          </p>
          <ul className={own.words}>
            {of.words.map((words, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and none is ever moved
              <li key={index}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
