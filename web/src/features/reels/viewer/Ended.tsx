import { Trans } from '@lingui/react/macro'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { createReel } from '../create/create-reel.ts'
import media from '../media/ReelMedia.module.css'
import classes from './Slide.module.css'

interface EndedProps {
  hasMore: boolean
  /** Offline: more would be loading otherwise. */
  isPaused: boolean
  isFailed: boolean
  onRetry: () => void
}

/** The slide after the last loaded reel: more are loading, or there are none. */
export function Ended({ hasMore, isPaused, isFailed, onRetry }: EndedProps) {
  if (hasMore && isPaused)
    return (
      <div className={classes.slide}>
        <div className={media.notice} role="status">
          <p className={media.why}>
            <Trans>You're offline. More reels show up when you're back.</Trans>
          </p>
        </div>
      </div>
    )
  if (hasMore && !isFailed)
    return (
      <div className={classes.slide}>
        <Delayed>
          <div className={classes.skeleton} />
        </Delayed>
      </div>
    )
  return (
    <div className={classes.slide}>
      <div className={media.notice}>
        <p className={media.why}>
          {isFailed ? <Trans>Couldn't load more reels.</Trans> : <Trans>You've seen them all</Trans>}
        </p>
        <div className={media.ways}>
          {isFailed ? (
            <button type="button" className={media.way} onClick={onRetry}>
              <IconRefresh size={18} aria-hidden="true" />
              <Trans>Retry</Trans>
            </button>
          ) : (
            <button type="button" className={media.way} aria-haspopup="dialog" onClick={createReel}>
              <IconPlus size={18} aria-hidden="true" />
              <Trans>Create V Tube</Trans>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
