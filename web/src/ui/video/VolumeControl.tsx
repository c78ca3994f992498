import { useLingui } from '@lingui/react/macro'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import classes from './PlayerBar.module.css'
import type { Playback } from './use-playback.ts'
import own from './VolumeControl.module.css'

/** Turns sound on and off; with a mouse, a slider sets the volume, and keys do everywhere. */
export function VolumeControl({
  playback,
}: {
  playback: Pick<Playback, 'muted' | 'volume' | 'setMuted' | 'setVolume'>
}) {
  const { t, i18n } = useLingui()
  const { muted, setMuted, setVolume } = playback
  const volume = muted ? 0 : playback.volume
  const Icon = volume === 0 ? IconVolumeOff : volume < 0.5 ? IconVolume2 : IconVolume
  return (
    <span className={own.volume}>
      <button
        type="button"
        className={classes.button}
        aria-label={muted ? t`Unmute` : t`Mute`}
        onClick={() => setMuted(!muted)}
      >
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </button>
      <input
        type="range"
        className={own.slider}
        aria-label={t`Volume`}
        aria-valuetext={i18n.number(volume, { style: 'percent', maximumFractionDigits: 0 })}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
      />
    </span>
  )
}
