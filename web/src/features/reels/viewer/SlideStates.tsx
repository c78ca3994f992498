import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconPlayerTrackNext, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import media from '../media/ReelMedia.module.css'
import { type Gone } from '../menu/gone-reels.ts'
import { useHideReel } from '../menu/reels-gone.ts'
import classes from './Slide.module.css'

interface NoticeProps {
  words: ReactNode
  isAlert?: boolean
  onNext: (() => void) | undefined
  children?: ReactNode
}

/** Replaces a reel: why it is missing, and how to go on. */
function Notice({ words, isAlert = false, onNext, children }: NoticeProps) {
  return (
    <div className={classes.slide}>
      <div className={media.notice} role={isAlert ? 'alert' : 'status'}>
        <p className={media.why}>{words}</p>
        <div className={media.ways}>
          {children}
          {onNext && (
            <button type="button" className={media.way} onClick={onNext}>
              <IconPlayerTrackNext size={18} aria-hidden="true" />
              <Trans context="a reel">Next</Trans>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

export function SlideGone({
  reelId,
  why,
  onNext,
}: { reelId: number; why: Gone } & Pick<NoticeProps, 'onNext'>) {
  const { unhide } = useHideReel(reelId)
  if (why === 'deleted') return <Notice words={<Trans>You deleted this reel.</Trans>} onNext={onNext} />
  return (
    <Notice words={<Trans>You aren't interested in this reel.</Trans>} onNext={onNext}>
      <button type="button" className={media.way} onClick={unhide}>
        <IconArrowBackUp size={18} aria-hidden="true" />
        <Trans>Undo</Trans>
      </button>
    </Notice>
  )
}

export function SlideAbsent({ onNext }: Pick<NoticeProps, 'onNext'>) {
  return <Notice words={<Trans>This reel is no longer available.</Trans>} onNext={onNext} />
}

interface LoadingProps extends Pick<NoticeProps, 'onNext'> {
  error: CallError | null
  isPaused: boolean
  onRetry: () => void
}

/** Shown while a reel is loading, or cannot be loaded. */
export function SlideLoading({ error, isPaused, onRetry, onNext }: LoadingProps) {
  const { t } = useLingui()
  if (isPaused)
    return (
      <Notice
        words={<Trans>You're offline. The reel will continue when you're back.</Trans>}
        onNext={onNext}
      />
    )
  if (error)
    return (
      <Notice isAlert words={error.message} onNext={onNext}>
        <button type="button" className={media.way} onClick={onRetry}>
          <IconRefresh size={18} aria-hidden="true" />
          <Trans>Retry</Trans>
        </button>
      </Notice>
    )
  return (
    <div className={classes.slide}>
      <Delayed>
        <div className={classes.skeleton} role="status" aria-label={t`Loading the reel`} />
      </Delayed>
    </div>
  )
}
