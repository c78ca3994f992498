import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { clock } from '../../../ui/video/media-time.ts'
import type { Trim } from '../waiting/reel-draft.ts'
import classes from './CreateReel.module.css'
import { exactTime } from './exact-time.ts'
import { FrameStrip } from './FrameStrip.tsx'
import strip from './FrameStrip.module.css'
import { moveEnd, moveStart, shortest, wholeOf } from './trim.ts'

interface TrimFieldProps {
  frames: readonly string[]
  seconds: number
  /** The longest reel, in seconds. */
  longest: number
  trim: Trim | undefined
  /** `at` is the second to show. */
  onChange: (trim: Trim | undefined, at: number) => void
}

const one = (value: number) => Math.round(value * 10) / 10

/** Chooses the part of a video that becomes the reel, by its start and its end. */
export function TrimField({ frames, seconds, longest, trim, onChange }: TrimFieldProps) {
  const { t, i18n } = useLingui()
  const summary = useId()
  const whole = wholeOf(seconds)
  const { from, to } = trim ?? { from: 0, to: whole }
  const length = one(to - from)
  const change = (next: Trim, at: number) =>
    onChange(next.from === 0 && next.to === whole ? undefined : next, at)
  const slider = (label: string, value: number, moved: (second: number) => void) => (
    <input
      type="range"
      className={strip.handle}
      aria-label={label}
      aria-describedby={summary}
      aria-valuetext={exactTime(value, i18n.locale)}
      min={0}
      max={whole}
      step={0.1}
      value={value}
      onChange={(event) => moved(event.currentTarget.valueAsNumber)}
    />
  )
  return (
    <div className={classes.frames} role="group" aria-label={t`Trim`}>
      <div className={classes.trimHead}>
        <span className={classes.label}>
          <Trans>Trim</Trans>
        </span>
        <span id={summary} className={classes.hint}>
          {clock(from)}–{clock(to)} · <Plural value={length} one="# second" other="# seconds" />
        </span>
      </div>
      <FrameStrip frames={frames} seconds={seconds} part={{ from, to }}>
        {slider(t`Start`, from, (second) => {
          const next = moveStart({ from, to }, second, { whole, longest })
          change(next, next.from)
        })}
        {slider(t`End`, to, (second) => {
          const next = moveEnd({ from, to }, second, longest)
          change(next, next.to)
        })}
      </FrameStrip>
      {trim !== undefined && whole <= longest && whole > shortest && (
        <button type="button" className={classes.all} onClick={() => onChange(undefined, 0)}>
          <Trans>Use the whole video</Trans>
        </button>
      )}
    </div>
  )
}
