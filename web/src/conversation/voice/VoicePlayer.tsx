import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { SeekBar } from '../../ui/video/SeekBar.tsx'
import { clock } from '../../ui/video/media-time.ts'
import { remember, usePlayerMemory, voiceSpeeds } from '../../ui/video/player-memory.ts'
import { usePlayback } from '../../ui/video/use-playback.ts'
import { watchedName } from '../../ui/video/watched.ts'
import type { Voice } from '@commons/contract/shared/message-file.ts'
import classes from './Voice.module.css'

/** How loud it is, the part that has played in full colour. */
const Waves = ({ waveform, played }: { waveform: string; played: number }) => (
  <span className={classes.waves} aria-hidden="true">
    {[...waveform].map((digit, at) => (
      <span
        key={at}
        data-played={(at + 0.5) / waveform.length <= played || undefined}
        style={{ height: `${Math.round(12 + (88 * Number.parseInt(digit, 16)) / 15)}%` }}
      />
    ))}
  </span>
)

/** Plays the voice note after this one in its conversation, if there is one. */
function playNext(player: HTMLElement | null) {
  const all = [...(player?.closest('[role="log"]')?.querySelectorAll<HTMLElement>('[data-voice]') ?? [])]
  const next = player ? all[all.indexOf(player) + 1] : undefined
  next?.querySelector<HTMLButtonElement>('[data-plays]')?.click()
}

/** Plays a voice note at the speed that was chosen last, goes on to the next one, and pauses whatever was playing. */
export function VoicePlayer({ voice: { url, seconds, waveform }, label }: { voice: Voice; label: string }) {
  const { t, i18n } = useLingui()
  const audio = useRef<HTMLAudioElement>(null)
  const player = useRef<HTMLDivElement>(null)
  const { voiceSpeed } = usePlayerMemory()
  const name = watchedName(useSession()?.id, url)
  const playback = usePlayback(audio, { seconds, name, autoplay: false, isSound: true })
  const [hasFailed, setFailed] = useState(false)
  const { paused, time, duration, setSpeed } = playback
  const chooseSpeed = useRef(setSpeed)
  chooseSpeed.current = setSpeed
  useEffect(() => chooseSpeed.current(voiceSpeed), [voiceSpeed])
  const shown = i18n.number(voiceSpeed, { maximumFractionDigits: 1 })
  const faster = voiceSpeeds[(voiceSpeeds.indexOf(voiceSpeed) + 1) % voiceSpeeds.length] ?? 1
  const play = () => {
    if (hasFailed) {
      setFailed(false)
      playback.reload(true)
    } else playback.play()
  }
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <div ref={player} role="group" aria-label={label} className={classes.player} data-voice>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice notes have no transcript */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        {...playback.events}
        onEnded={() => {
          playback.events.onEnded()
          playNext(player.current)
        }}
        onError={() => {
          playback.giveUp()
          setFailed(true)
        }}
      />
      <button
        type="button"
        className={classes.play}
        data-plays={paused || undefined}
        aria-label={paused ? t`Play` : t`Pause`}
        onClick={paused ? play : playback.pause}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
      <div className={classes.bar} data-waves={waveform === '' ? undefined : ''}>
        <Waves waveform={waveform} played={duration > 0 ? time / duration : 0} />
        <SeekBar playback={playback} />
      </div>
      <span className={classes.time}>{clock(time > 0 ? time : duration)}</span>
      <button
        type="button"
        className={classes.speed}
        aria-label={t`Speed: ${shown}×`}
        onClick={() => remember({ voiceSpeed: faster })}
      >
        {shown}×
      </button>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          <Trans>Couldn't play this. Press Play to try again.</Trans>
        </p>
      )}
    </div>
  )
}
