import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled, IconRefresh, IconVolumeOff } from '@tabler/icons-react'
import { useRef } from 'react'
import { Delayed } from '../states/Delayed.tsx'
import { clock, spokenTime } from './media-time.ts'
import classes from './PlayerStates.module.css'
import type { Failure } from './use-failure.ts'
import { useFocusLost } from './use-focus-lost.ts'

interface PassingProps {
  /** Called when it is removed while it has the focus. */
  onLoseFocus: () => void
}

interface StartButtonProps extends PassingProps {
  seconds: number
  label: string
  onStart: () => void
}

/** The button over a video that has not started. */
export function StartButton({ seconds, label, onStart, onLoseFocus }: StartButtonProps) {
  const { t, i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useFocusLost(button, onLoseFocus)
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

/** Turns on the sound of a video that started by itself. The bar's button has another name. */
export function SoundButton({ onPress, onLoseFocus }: PassingProps & { onPress: () => void }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useFocusLost(button, onLoseFocus)
  return (
    <button
      ref={button}
      type="button"
      className={classes.sound}
      aria-label={t`Play with sound`}
      onClick={onPress}
    >
      <IconVolumeOff size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

/** Shown while playing has stalled for lack of data. */
export function Loading() {
  const { t } = useLingui()
  return (
    <Delayed>
      <div className={classes.loading} role="status" aria-label={t`Loading the video`} />
    </Delayed>
  )
}

interface FailedProps extends PassingProps {
  failure: Failure
  onRetry: () => void
}

/** Tells why a video does not play, and what can be done. */
export function Failed({ failure, onRetry, onLoseFocus }: FailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocusLost(box, onLoseFocus)
  return (
    <div ref={box} className={classes.failed} role="alert">
      <p className={classes.why}>
        {failure === 'gone' ? (
          <Trans>This video is no longer available.</Trans>
        ) : failure === 'offline' ? (
          <Trans>You're offline. The video will continue when you're back.</Trans>
        ) : (
          <Trans>Couldn't play the video.</Trans>
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
