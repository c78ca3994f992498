import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { clock, spokenTime } from './media-time.ts'
import classes from './SeekBar.module.css'
import type { Playback } from './use-playback.ts'

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0)

interface SeekBarProps {
  playback: Pick<Playback, 'time' | 'duration' | 'loaded' | 'seek'>
  /** What has loaded, in seconds; by default what follows the position. */
  ranges?: ReadonlyArray<readonly [start: number, end: number]>
  /** Where parts begin, in seconds: gaps in the bar. */
  marks?: readonly number[]
  /** Shown above the time that is pointed at. */
  preview?: (seconds: number) => ReactNode
}

const none: readonly never[] = []

// Half of the tip's width, where a picture makes it wide.
const tipEdge = 'var(--seek-tip-edge, 0px)'

/** Shows the position in a video or voice note and changes it: by pointer, finger and keys. */
export function SeekBar({ playback, ranges, marks = none, preview }: SeekBarProps) {
  const { t, i18n } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  const { time, duration, loaded, seek } = playback
  /** The pointer's position, as a share of the whole. */
  const [pointed, setPointed] = useState<number>()
  const [dragging, setDragging] = useState(false)
  const shown = dragging && pointed !== undefined ? pointed * duration : time

  const at = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    return shareOf(clientX - left, width)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
    setPointed(at(event))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!dragging) return
    setDragging(false)
    seek(at(event) * duration)
    if (event.pointerType !== 'mouse') setPointed(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = {
      ArrowLeft: time - 5,
      ArrowDown: time - 5,
      ArrowRight: time + 5,
      ArrowUp: time + 5,
      PageDown: time - duration / 10,
      PageUp: time + duration / 10,
      Home: 0,
      End: duration,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(to)
  }

  const [now, whole] = [spokenTime(shown, i18n.locale), spokenTime(duration, i18n.locale)]
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={t`Position`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={t`${now} of ${whole}`}
      className={classes.bar}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => setPointed(at(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        setDragging(false)
        setPointed(undefined)
      }}
      onPointerLeave={() => {
        if (!dragging) setPointed(undefined)
      }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.track}>
        {(ranges ?? [[0, loaded] as const]).map(([start, end]) => (
          <div
            key={start}
            className={classes.loaded}
            style={{
              transform: `translateX(${shareOf(start, duration) * 100}%) scaleX(${shareOf(end - start, duration)})`,
            }}
          />
        ))}
        <div className={classes.played} style={{ transform: `scaleX(${shareOf(shown, duration)})` }} />
        {marks.map((mark) => (
          <div key={mark} className={classes.mark} style={{ left: `${shareOf(mark, duration) * 100}%` }} />
        ))}
      </div>
      <div className={classes.thumb} style={{ left: `${shareOf(shown, duration) * 100}%` }} />
      {pointed !== undefined && (
        <div
          className={classes.tip}
          style={{ left: `clamp(${tipEdge}, ${pointed * 100}%, 100% - ${tipEdge})` }}
          aria-hidden="true"
        >
          {preview?.(pointed * duration)}
          {clock(pointed * duration, duration)}
        </div>
      )}
    </div>
  )
}
