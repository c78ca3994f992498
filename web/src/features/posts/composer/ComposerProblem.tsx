import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import classes from './Composer.module.css'
import type { ComposerState } from './use-composer.ts'

interface ComposerProblemProps {
  problem: NonNullable<ComposerState['problem']>
  onRetry: () => void
}

/** Why the post did not go out. Nothing of it is lost. */
export function ComposerProblem({ problem, onRetry }: ComposerProblemProps) {
  if (problem.retry)
    return (
      <ErrorState
        message={
          <>
            {problem.message} <Trans>Your post is kept.</Trans>
          </>
        }
        requestId={problem.requestId}
        onRetry={onRetry}
      />
    )
  return (
    <p className={classes.problem} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      {problem.message}
    </p>
  )
}
