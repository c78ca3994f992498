import { useLingui } from '@lingui/react/macro'
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNextFilled,
  IconRectangle,
  IconReload,
  IconArrowsDiagonalMinimize2,
  IconViewportWide,
  type Icon,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { clock } from '../ui/video/media-time.ts'
import bar from '../ui/video/PlayerBar.module.css'
import { SeekBar } from '../ui/video/SeekBar.tsx'
import { useFocusLost } from '../ui/video/use-focus-lost.ts'
import { VolumeControl } from '../ui/video/VolumeControl.tsx'
import { chapterAt } from './chapters.ts'
import { choose } from './choices.ts'
import classes from './ControlBar.module.css'
import { setMini } from './playing-place.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import { StoryboardPicture } from './StoryboardPicture.tsx'
import type { Screen } from './use-screen.ts'

interface ToolProps {
  icon: Icon
  label: string
  /** Whether it is on, for what goes on and off. */
  pressed?: boolean
  className?: string | undefined
  onPress: () => void
}

function Tool({ icon: IconOf, label, pressed, className, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={clsx(bar.button, className)}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <IconOf size={22} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

export function PlayTool({ screen }: { screen: Screen }) {
  const { t } = useLingui()
  const { paused, ended } = screen.playback
  const label = ended ? t`Play again` : paused ? t`Play` : t`Pause`
  const IconOf = ended ? IconReload : paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <button type="button" data-play className={bar.button} aria-label={label} onClick={screen.toggle}>
      <IconOf size={22} aria-hidden="true" />
    </button>
  )
}

/** The position, with chapters and small pictures. */
export function PositionBar({ screen }: { screen: Screen }) {
  const { playback, player } = screen
  const { chapters = [], storyboard } = player.source
  const preview = (seconds: number) => {
    const chapter = chapterAt(chapters, seconds)
    return (
      <>
        {storyboard && <StoryboardPicture storyboard={storyboard} seconds={seconds} />}
        {chapter && (
          <span dir="auto" className={classes.chapterTip}>
            {chapter.title}
          </span>
        )}
      </>
    )
  }
  return (
    <SeekBar
      playback={{ ...playback, seek: screen.seek }}
      ranges={screen.ranges}
      // The first begins where the bar does.
      marks={chapters.slice(1).map(({ start }) => start)}
      preview={preview}
    />
  )
}

/** The controls below a video that has begun. */
export function ControlBar({ screen, onLoseFocus }: { screen: Screen; onLoseFocus: () => void }) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  useFocusLost(root, onLoseFocus)
  const { playback, player, captions, fullScreen, floating, choices } = screen
  const { time, duration } = playback
  const { next, hasTheatre, hasMini = true, source } = player
  const chapter = chapterAt(source.chapters ?? [], time)
  const title = next?.title
  return (
    <div ref={root} className={bar.bar} data-bar data-tall={source.storyboard ? true : undefined}>
      <div className={bar.row}>
        <PositionBar screen={screen} />
      </div>
      <div className={bar.row}>
        <PlayTool screen={screen} />
        {next && (
          <Tool
            icon={IconPlayerTrackNextFilled}
            label={t`Next: ${title}`}
            className={classes.roomy}
            onPress={next.open}
          />
        )}
        <VolumeControl playback={playback} />
        <span className={bar.time}>
          {clock(time, duration)} / {clock(duration)}
        </span>
        {chapter && (
          <span dir="auto" className={classes.chapter}>
            {chapter.title}
          </span>
        )}
        <span className={bar.space} />
        {captions.tracks.length > 0 && (
          <Tool
            icon={captions.track ? IconBadgeCcFilled : IconBadgeCc}
            label={t`Captions`}
            pressed={captions.track !== undefined}
            onPress={captions.toggle}
          />
        )}
        <SettingsMenu screen={screen} />
        {hasMini && (
          <Tool
            icon={IconArrowsDiagonalMinimize2}
            label={t`Mini player`}
            className={classes.roomy}
            onPress={() => setMini(true)}
          />
        )}
        {floating.possible && (
          <Tool
            icon={IconPictureInPicture}
            label={t`Picture in picture`}
            pressed={floating.floats}
            className={classes.roomy}
            onPress={floating.toggle}
          />
        )}
        {hasTheatre && !fullScreen.isFull && (
          <Tool
            icon={choices.theatre ? IconRectangle : IconViewportWide}
            label={t`Theatre mode`}
            pressed={choices.theatre}
            className={classes.wide}
            onPress={() => choose({ theatre: !choices.theatre })}
          />
        )}
        {fullScreen.possible && (
          <Tool
            icon={fullScreen.isFull ? IconMinimize : IconMaximize}
            label={fullScreen.isFull ? t`Leave full screen` : t`Full screen`}
            onPress={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  )
}
