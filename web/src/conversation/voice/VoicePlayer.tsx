import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { SeekBar } from '../../ui/video/SeekBar.tsx'
import { clock } from '../../ui/video/media-time.ts'
import { usePlayback } from '../../ui/video/use-playback.ts'
import { watchedName } from '../../ui/video/watched.ts'
import type { Voice } from '../message.ts'
import classes from './Voice.module.css'

/** Plays a voice note and pauses whatever was playing. */
export function VoicePlayer({ voice: { url, seconds }, label }: { voice: Voice; label: string }) {
  const { t } = useLingui()
  const audio = useRef<HTMLAudioElement>(null)
  const name = watchedName(useSession()?.id, url)
  const playback = usePlayback(audio, { seconds, name, autoplay: false, isSound: true })
  const [hasFailed, setFailed] = useState(false)
  const { paused, time, duration } = playback
  const play = () => {
    if (hasFailed) {
      setFailed(false)
      playback.reload(true)
    } else playback.play()
  }
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <div role="group" aria-label={label} className={classes.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice notes have no transcript */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        {...playback.events}
        onError={() => {
          playback.giveUp()
          setFailed(true)
        }}
      />
      <button
        type="button"
        className={classes.play}
        aria-label={paused ? t`Play` : t`Pause`}
        onClick={paused ? play : playback.pause}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
      <SeekBar playback={playback} />
      <span className={classes.time}>{clock(time > 0 ? time : duration)}</span>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          <Trans>Couldn't play this. Press Play to try again.</Trans>
        </p>
      )}
    </div>
  )
}
