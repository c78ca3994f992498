import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallError } from '../api/call-error.ts'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { BoxSkeleton, LineSkeleton } from '../ui/states/Skeletons.tsx'
import classes from './Loaded.module.css'

export interface Read<Data> {
  data: Data | undefined
  error: CallError | null
  isPaused: boolean
  refetch: () => unknown
}

/** Renders a read's answer; a placeholder while loading, and on failure the reason with a Retry button. */
export function Loaded<Data>({
  read: { data, error, isPaused, refetch },
  children,
}: {
  read: Read<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      {!isPaused && <div hidden data-coming />}
      <Delayed>
        {isPaused && (
          <p className={classes.text} role="status">
            <Trans>You're offline. This will load when you're back.</Trans>
          </p>
        )}
        <div className={classes.stack} aria-hidden="true">
          <LineSkeleton width="38%" />
          <BoxSkeleton height={44} />
          <LineSkeleton width="62%" />
        </div>
      </Delayed>
    </>
  )
}
