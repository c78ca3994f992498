import { Trans, useLingui } from '@lingui/react/macro'
import type { CallError } from '../../api/call-error.ts'
import { Card } from '../../ui/Card.tsx'
import { Delayed } from '../../ui/Delayed.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CardSkeleton } from '../../ui/Skeletons.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './TimelinePage.module.css'

/** Shown if a profile's header failed to load. */
export function TimelineError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Profile`}</VisuallyHidden>
      <ErrorState error={error} onRetry={onRetry} />
    </Card>
  )
}

/** Placeholders for a member's posts while they load. */
export function TimelinePlaces({ offline }: { offline: boolean }) {
  return (
    <Delayed>
      {offline && (
        <p className={classes.note} role="status">
          <Trans>You're offline. This page will load when you're back.</Trans>
        </p>
      )}
      <CardSkeleton picture />
      <CardSkeleton />
    </Delayed>
  )
}
