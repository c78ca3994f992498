import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useDeviceSetting } from '../ui/device-settings.ts'
import { useFocusLost } from '../ui/video/use-focus-lost.ts'
import classes from './NextCard.module.css'
import type { NextVideo } from './player-source.ts'
import type { Screen } from './use-screen.ts'

/** Seconds until the next video starts, and how long before the end the card shows. */
const waits = 5
const beforeEnd = 1

function useReducedMotion(): boolean {
  const [motion] = useDeviceSetting('motion')
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false })
  return isStill || motion === 'reduce'
}

interface CountdownProps {
  next: NextVideo
  onCancel: () => void
  onLoseFocus: () => void
}

function Countdown({ next, onCancel, onLoseFocus }: CountdownProps) {
  const card = useRef<HTMLDivElement>(null)
  useFocusLost(card, onLoseFocus)
  const [left, setLeft] = useState(waits)
  const open = useRef(next.open)
  open.current = next.open
  useEffect(() => {
    if (left === 0) {
      open.current()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const { t } = useLingui()
  return (
    <div ref={card} className={classes.card} role="group" aria-label={t`Next video`}>
      {next.poster && <img className={classes.poster} src={next.poster} alt="" />}
      <div className={classes.words}>
        {/* Said once: a count that is announced every second would talk over everything else. */}
        <p className={classes.soon} role="status">
          <span aria-hidden="true">
            <Plural value={left} one="Next in # second" other="Next in # seconds" />
          </span>
          <span dir="auto" className={classes.title}>
            {next.title}
          </span>
        </p>
        <div className={classes.ways}>
          <button type="button" className={classes.way} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </button>
          <button type="button" className={classes.play} onClick={next.open}>
            <Trans>Play now</Trans>
          </button>
        </div>
      </div>
    </div>
  )
}

/** Counts down to the next video at the end of this one, unless that is switched off. */
export function NextCard({ screen, onLoseFocus }: { screen: Screen; onLoseFocus: () => void }) {
  const { playback, player, choices } = screen
  const { ended, paused, time, duration, begun } = playback
  const isStill = useReducedMotion()
  const isEnd = begun && (ended || (!paused && duration - time <= beforeEnd))
  const [isCancelled, setCancelled] = useState(false)
  // Whoever goes back and watches the end again is asked again.
  if (!isEnd && isCancelled) setCancelled(false)
  if (!isEnd || isCancelled || isStill || !choices.autoNext || !player.next) return null
  return <Countdown next={player.next} onCancel={() => setCancelled(true)} onLoseFocus={onLoseFocus} />
}
