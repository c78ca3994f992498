import type { ReelFeed } from '@commons/contract/reels/lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { CallError } from '../../../api/call-error.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { createReel } from '../create/create-reel.ts'
import classes from './Reels.module.css'
import slide from './Slide.module.css'

/** Shown if a feed has no reels. */
export function NoReels({ feed }: { feed: ReelFeed }) {
  return (
    <Card as="div" className={classes.state}>
      <EmptyState
        title={<Trans>No reels yet</Trans>}
        hint={
          feed === 'following' ? (
            <Trans>Reels by members and with tags you follow show up here.</Trans>
          ) : (
            <Trans>Short videos and pictures by members show up here. Be the first.</Trans>
          )
        }
        action={
          <Button aria-haspopup="dialog" onClick={createReel}>
            <Trans>Create V Tube</Trans>
          </Button>
        }
      />
    </Card>
  )
}

export function ReelsFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  return (
    <Card as="div" className={classes.state}>
      <ErrorState error={error} onRetry={onRetry} />
    </Card>
  )
}

export function ReelsLoading({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui()
  if (isPaused)
    return (
      <Card as="div" className={classes.state}>
        <EmptyState
          title={<Trans>You're offline</Trans>}
          hint={<Trans>Reels show up when you're back.</Trans>}
        />
      </Card>
    )
  return (
    <div className={classes.walk}>
      <div className={classes.frame}>
        <Delayed>
          <div className={slide.skeleton} role="status" aria-label={t`Loading the reel`} />
        </Delayed>
      </div>
    </div>
  )
}
