import { useLingui } from '@lingui/react/macro'
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconReload,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { clock } from './media-time.ts'
import classes from './PlayerBar.module.css'
import { speeds } from './player-keys.ts'
import { SeekBar } from './SeekBar.tsx'
import { useFocusLost } from './use-focus-lost.ts'
import type { Player } from './use-player.ts'
import { VolumeControl } from './VolumeControl.tsx'

function Speed({ player }: { player: Player }) {
  const { t } = useLingui()
  const { playback, figure } = player
  const shown = figure(playback.speed)
  return (
    <ActionMenu
      label={t`Speed: ${shown}×`}
      className={classes.button}
      entries={speeds.map((speed) => ({
        label: `${figure(speed)}×`,
        checked: speed === playback.speed,
        onSelect: () => playback.setSpeed(speed),
      }))}
    >
      <span className={classes.face}>{shown}×</span>
    </ActionMenu>
  )
}

function Quality({ player }: { player: Player }) {
  const { t } = useLingui()
  const { source, chosen, choose } = player.quality
  const height = source?.height
  return (
    <ActionMenu
      label={t`Quality: ${height}p`}
      className={classes.button}
      entries={[
        { label: t`Automatic`, checked: chosen === undefined, onSelect: () => choose(undefined) },
        ...player.video.sources.toReversed().map((each) => ({
          label: `${each.height}p`,
          checked: chosen === each.height,
          onSelect: () => choose(each.height),
        })),
      ]}
    >
      <span className={classes.face}>{height}p</span>
    </ActionMenu>
  )
}

/** The controls below a video that has started. */
export function PlayerBar({ player, onLoseFocus }: { player: Player; onLoseFocus: () => void }) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  useFocusLost(bar, onLoseFocus)
  const { playback, video, captioned, fullScreen, floating } = player
  const { paused, ended, time, duration } = playback
  const play = ended ? t`Play again` : paused ? t`Play` : t`Pause`
  return (
    <div ref={bar} className={classes.bar} data-bar>
      <div className={classes.row}>
        <SeekBar playback={playback} />
      </div>
      <div className={classes.row}>
        <button type="button" data-play className={classes.button} aria-label={play} onClick={player.toggle}>
          {ended ? (
            <IconReload size={22} aria-hidden="true" />
          ) : paused ? (
            <IconPlayerPlayFilled size={22} aria-hidden="true" />
          ) : (
            <IconPlayerPauseFilled size={22} aria-hidden="true" />
          )}
        </button>
        <VolumeControl playback={playback} />
        <span className={classes.time}>
          {clock(time, duration)} / {clock(duration)}
        </span>
        <span className={classes.space} />
        <Speed player={player} />
        {video.sources.length > 1 && <Quality player={player} />}
        {video.captions !== null && (
          <button
            type="button"
            className={classes.button}
            aria-label={t`Captions`}
            aria-pressed={captioned}
            onClick={() => player.setCaptions(!captioned)}
          >
            {captioned ? (
              <IconBadgeCcFilled size={22} aria-hidden="true" />
            ) : (
              <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
            )}
          </button>
        )}
        {floating.possible && (
          <button
            type="button"
            className={clsx(classes.button, classes.floats)}
            aria-label={t`Picture in picture`}
            aria-pressed={floating.floats}
            onClick={floating.toggle}
          >
            <IconPictureInPicture size={22} stroke={1.75} aria-hidden="true" />
          </button>
        )}
        {fullScreen.possible && (
          <button
            type="button"
            className={classes.button}
            aria-label={fullScreen.isFull ? t`Leave full screen` : t`Full screen`}
            onClick={fullScreen.toggle}
          >
            {fullScreen.isFull ? (
              <IconMinimize size={22} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconMaximize size={22} stroke={1.75} aria-hidden="true" />
            )}
          </button>
        )}
      </div>
    </div>
  )
}
