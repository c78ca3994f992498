import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { clock } from '../../../ui/video/media-time.ts'
import classes from './CreateReel.module.css'
import { exactTime } from './exact-time.ts'
import { FrameStrip } from './FrameStrip.tsx'
import strip from './FrameStrip.module.css'

interface CoverFrameProps {
  url: string | undefined
  seconds: number
  /** The second of the chosen frame; undefined if none was chosen. */
  at: number | undefined
  onChange: (at: number) => void
}

/** Chooses the frame of a video that is its cover. */
export function CoverFrame({ url, seconds, at, onChange }: CoverFrameProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div className={classes.frames}>
      <label htmlFor={id} className={classes.label}>
        <Trans context="of a reel">Cover</Trans>{' '}
        {at !== undefined && <span className={classes.hint}>{clock(at)}</span>}
      </label>
      <FrameStrip url={url} seconds={seconds}>
        <input
          id={id}
          type="range"
          className={strip.slider}
          min={0}
          max={Math.max(0, seconds - 0.1)}
          step={0.1}
          value={at ?? 0}
          aria-valuetext={exactTime(at ?? 0, i18n.locale)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </FrameStrip>
    </div>
  )
}
