import { Trans, useLingui } from '@lingui/react/macro'
import type { CallError } from '../../api/call-error.ts'
import { Card } from '../../ui/Card.tsx'
import { Delayed } from '../../ui/Delayed.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { AvatarSkeleton, CardSkeleton, LineSkeleton } from '../../ui/Skeletons.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './TimelinePage.module.css'
import headClasses from './ProfileHead.module.css'

/** A member's page whose head did not come. */
export function TimelineError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useLingui()
  usePageTitle(t`Profile`)
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Profile`}</VisuallyHidden>
      <ErrorState message={error.message} requestId={error.requestId} onRetry={onRetry} />
    </Card>
  )
}

/** A member's page on its way, in its final size. */
export function TimelineSkeleton({ offline }: { offline: boolean }) {
  return (
    <Delayed>
      <div className={classes.page} role="status" aria-busy="true">
        {offline && (
          <p className={classes.note}>
            <Trans>You are offline. This page comes when you are back.</Trans>
          </p>
        )}
        <Card as="div" className={headClasses.head}>
          <div className={headClasses.cover} />
          <div className={headClasses.face}>
            <AvatarSkeleton size={96} />
          </div>
          <div className={headClasses.names}>
            <LineSkeleton width="48%" height={24} />
            <LineSkeleton width="28%" />
          </div>
        </Card>
        <CardSkeleton picture />
      </div>
    </Delayed>
  )
}
