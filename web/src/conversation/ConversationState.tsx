import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '../api/call-error.ts'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { LineSkeleton } from '../ui/states/Skeletons.tsx'

type Read = Pick<UseQueryResult<unknown, CallError>, 'error' | 'fetchStatus' | 'refetch'>

/** Shows why a conversation is not there yet. */
export function ConversationState({ read: { error, fetchStatus, refetch } }: { read: Read }) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (fetchStatus === 'paused')
    return (
      <p role="status">
        <Trans>You're offline. This will load when you're back.</Trans>
      </p>
    )
  return (
    <Delayed>
      <LineSkeleton width="60%" />
      <LineSkeleton width="40%" />
    </Delayed>
  )
}
