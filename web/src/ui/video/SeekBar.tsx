import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { clock, spokenTime } from './media-time.ts'
import classes from './SeekBar.module.css'
import type { Playback } from './use-playback.ts'

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0)

/** Shows the position in a video or voice note and changes it: by pointer, finger and keys. */
export function SeekBar({ playback }: { playback: Pick<Playback, 'time' | 'duration' | 'loaded' | 'seek'> }) {
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
        <div className={classes.loaded} style={{ transform: `scaleX(${shareOf(loaded, duration)})` }} />
        <div className={classes.played} style={{ transform: `scaleX(${shareOf(shown, duration)})` }} />
      </div>
      <div className={classes.thumb} style={{ left: `${shareOf(shown, duration) * 100}%` }} />
      {pointed !== undefined && (
        <div className={classes.tip} style={{ left: `${pointed * 100}%` }} aria-hidden="true">
          {clock(pointed * duration, duration)}
        </div>
      )}
    </div>
  )
}
