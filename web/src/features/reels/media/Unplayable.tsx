import { Trans } from '@lingui/react/macro'
import { IconPlayerTrackNext, IconRefresh } from '@tabler/icons-react'
import type { Failure } from '../../../ui/video/use-failure.ts'
import classes from './ReelMedia.module.css'

interface UnplayableProps {
  failure: Failure
  onRetry: () => void
  onNext: (() => void) | undefined
}

/** Why a reel does not play, and how to go on. */
export function Unplayable({ failure, onRetry, onNext }: UnplayableProps) {
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.why}>
        {failure === 'offline' ? (
          <Trans>You're offline. The reel will continue when you're back.</Trans>
        ) : failure === 'gone' ? (
          <Trans>This reel is no longer available.</Trans>
        ) : (
          <Trans>Couldn't play</Trans>
        )}
      </p>
      <div className={classes.ways}>
        {failure !== 'gone' && (
          <button type="button" className={classes.way} onClick={onRetry}>
            <IconRefresh size={18} aria-hidden="true" />
            <Trans>Retry</Trans>
          </button>
        )}
        {onNext && (
          <button type="button" className={classes.way} onClick={onNext}>
            <IconPlayerTrackNext size={18} aria-hidden="true" />
            <Trans context="a reel">Next</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
