import type { CSSProperties, ReactNode } from 'react'
import classes from './FrameStrip.module.css'
import { frameCount } from './use-frames.ts'

interface FrameStripProps {
  frames: readonly string[]
  seconds: number
  /** The part that stays; the rest is dimmed. */
  part?: { readonly from: number; readonly to: number } | undefined
  /** Sliders over its whole length. */
  children: ReactNode
}

/** A strip of a video's frames under sliders. Browsers that can't play the video show no frames. */
export function FrameStrip({ frames, seconds, part, children }: FrameStripProps) {
  const share = (second: number) => Math.min(1, Math.max(0, second / seconds))
  const left = { '--left-out': part ? share(part.from) : 0 } as CSSProperties
  const right = { '--left-out': part ? 1 - share(part.to) : 0 } as CSSProperties
  return (
    <div className={classes.strip}>
      <div className={classes.frames} aria-hidden="true">
        {Array.from({ length: frameCount }, (_, at) => (
          <span key={at} className={classes.frame}>
            {frames[at] !== undefined && <img src={frames[at]} alt="" draggable={false} />}
          </span>
        ))}
        <span className={classes.leftOut} data-side="start" style={left} />
        <span className={classes.leftOut} data-side="end" style={right} />
      </div>
      {children}
    </div>
  )
}
