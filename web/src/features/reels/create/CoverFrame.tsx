import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { clock } from '../../../ui/video/media-time.ts'
import type { Trim } from '../waiting/reel-draft.ts'
import classes from './CreateReel.module.css'
import { exactTime } from './exact-time.ts'
import { FrameStrip } from './FrameStrip.tsx'
import strip from './FrameStrip.module.css'
import { within } from './trim.ts'

interface CoverFrameProps {
  frames: readonly string[]
  seconds: number
  /** The part of the video that it is in. */
  part?: Trim | undefined
  /** The second of the chosen frame; undefined if none was chosen. */
  at: number | undefined
  onChange: (at: number) => void
}

/** Chooses the frame of a video that is its cover. */
export function CoverFrame({ frames, seconds, part, at, onChange }: CoverFrameProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <div className={classes.frames}>
      <label htmlFor={id} className={classes.label}>
        <Trans context="of a reel">Cover</Trans>{' '}
        {at !== undefined && <span className={classes.hint}>{clock(at)}</span>}
      </label>
      <FrameStrip frames={frames} seconds={seconds} part={part}>
        <input
          id={id}
          type="range"
          className={strip.slider}
          min={0}
          max={Math.max(0, seconds - 0.1)}
          step={0.1}
          value={at ?? 0}
          aria-valuetext={at === undefined ? t`No frame chosen` : exactTime(at, i18n.locale)}
          onChange={({ currentTarget: { valueAsNumber: next } }) =>
            onChange(part ? within(next, part) : next)
          }
        />
      </FrameStrip>
    </div>
  )
}
