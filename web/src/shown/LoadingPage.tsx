import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '../ui/layout/Card.tsx'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { CardSkeleton } from '../ui/states/Skeletons.tsx'
import type { Read } from './Loaded.tsx'
import classes from './LoadingPage.module.css'

interface LoadingPageProps {
  read: Omit<Read<unknown>, 'data'>
  children?: ReactNode
}

/**
 * In place of a page's content until it has come: placeholders, and that it will go on if one is offline; or the
 * reason with a Retry button.
 */
export function LoadingPage({
  read: { error, isPaused, refetch },
  children = <CardSkeleton />,
}: LoadingPageProps) {
  if (error)
    return (
      <Card as="div">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  return (
    <Delayed>
      {isPaused && (
        <p className={classes.note} role="status">
          <Trans>You're offline. This page will load when you're back.</Trans>
        </p>
      )}
      {children}
    </Delayed>
  )
}
