import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { Delayed } from '../Delayed.tsx'
import { clock, spokenTime } from './media-time.ts'
import classes from './PlayerStates.module.css'
import type { Failure } from './use-failure.ts'

interface StartButtonProps {
  seconds: number
  label: string
  onStart: () => void
  /** It goes away with the focus on it. */
  onLoseFocus: () => void
}

/** What stands on a video before it begins. */
export function StartButton({ seconds, label, onStart, onLoseFocus }: StartButtonProps) {
  const { t, i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const lose = useRef(onLoseFocus)
  lose.current = onLoseFocus
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element && document.activeElement === element) lose.current()
    }
  }, [])
  const time = spokenTime(seconds, i18n.locale)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.start}
        aria-label={t`Play: ${label}, ${time}`}
        onClick={onStart}
      >
        <span className={classes.disc}>
          <IconPlayerPlayFilled size={30} aria-hidden="true" />
        </span>
      </button>
      <span className={classes.length} aria-hidden="true">
        {clock(seconds)}
      </span>
    </>
  )
}

/** It plays, but what comes next has not come yet. */
export function Loading() {
  const { t } = useLingui()
  return (
    <Delayed>
      <div className={classes.loading} role="status" aria-label={t`Loading the video`} />
    </Delayed>
  )
}

/** It does not play: why, and what can be done. */
export function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p className={classes.why}>
        {failure === 'gone' ? (
          <Trans>This video is no longer there.</Trans>
        ) : failure === 'offline' ? (
          <Trans>You are offline. The video goes on when you are back.</Trans>
        ) : (
          <Trans>The video could not be played.</Trans>
        )}
      </p>
      {failure !== 'gone' && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          <IconRefresh size={18} aria-hidden="true" />
          <Trans>Retry</Trans>
        </button>
      )}
    </div>
  )
}
