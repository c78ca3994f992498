import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import classes from './Composer.module.css'
import { isThread } from './thread-draft.ts'
import type { ComposerState } from './use-composer.ts'

interface ProblemProps {
  problem: NonNullable<ComposerState['problem']>
  onRetry: () => void
}

/** Why the post was not sent. Nothing of it is lost. */
function Problem({ problem, onRetry }: ProblemProps) {
  if (problem.retry)
    return (
      <ErrorState
        error={{
          message: (
            <>
              <bdi>{problem.message}</bdi> <Trans>Your post is still here.</Trans>
            </>
          ),
          requestId: problem.requestId,
          status: problem.status,
        }}
        onRetry={onRetry}
      />
    )
  return (
    <p className={classes.problem} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <bdi>{problem.message}</bdi>
    </p>
  )
}

/** The progress of a post that is being sent, or why it failed. */
export function ComposerOutcome({ composer }: { composer: ComposerState }) {
  const { draft, sending, problem, edited } = composer
  // Neither an edit nor a thread can be cancelled once all of it has been sent.
  const mayCancel = (!edited && !isThread(draft)) || sending?.phase !== 'answering'
  return (
    <>
      {sending && <SendingProgress sending={sending} {...(mayCancel ? { onCancel: composer.cancel } : {})} />}
      {problem && <Problem problem={problem} onRetry={draft.isSaved ? composer.saveDraft : composer.post} />}
    </>
  )
}
