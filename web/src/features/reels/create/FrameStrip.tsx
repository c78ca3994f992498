import type { ReactNode } from 'react'
import classes from './FrameStrip.module.css'
import { useFrames } from './use-frames.ts'

const count = 8

interface FrameStripProps {
  /** The address of the video. */
  url: string | undefined
  seconds: number
  /** Sliders over its whole length. */
  children: ReactNode
}

/** A strip of a video's frames under sliders. Browsers that can't play the video show no frames. */
export function FrameStrip({ url, seconds, children }: FrameStripProps) {
  const frames = useFrames(url, seconds, count)
  return (
    <div className={classes.strip}>
      <div className={classes.frames} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={classes.frame}>
            {frames[at] !== undefined && <img src={frames[at]} alt="" draggable={false} />}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}
