import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { clock, spokenTime } from '../ui/video/media-time.ts'
import { seekTo } from './playhead.ts'
import classes from './TimedRow.module.css'

interface TimedRowProps {
  seconds: number
  /** How long the video is: whether its times have hours. */
  duration: number
  isCurrent: boolean
  /** Whether the list moves along, so that the current row stays in sight. */
  isFollowed: boolean
  children: ReactNode
}

/** A row of a list along a video: a press goes to its time. */
export function TimedRow({ seconds, duration, isCurrent, isFollowed, children }: TimedRowProps) {
  const { i18n } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [element, list] = [row.current, row.current?.parentElement]
    if (!isCurrent || !isFollowed || !element || !list) return
    // Only the list scrolls: `scrollIntoView` would move the page as well.
    list.scrollTop = element.offsetTop - list.clientHeight / 3
  }, [isCurrent, isFollowed])
  return (
    <li ref={row}>
      <button
        type="button"
        className={classes.row}
        aria-current={isCurrent || undefined}
        onClick={() => seekTo(seconds)}
      >
        <span className={classes.time} aria-hidden="true">
          {clock(seconds, duration)}
        </span>
        <span className={classes.words}>{children}</span>
        <VisuallyHidden>, {spokenTime(seconds, i18n.locale)}</VisuallyHidden>
      </button>
    </li>
  )
}
