import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../api/session.ts'
import { useStore } from '../ui/store.ts'
import classes from './PlayerHost.module.css'
import { PlayerScreen } from './PlayerScreen.tsx'
import { close } from './playing-place.ts'
import { playing } from './playing.ts'

function move(box: HTMLElement, place: HTMLElement): void {
  if (box.parentElement === place) return
  // Not in every browser. It keeps full screen and the focus.
  if ('moveBefore' in place && box.isConnected && place.isConnected) return place.moveBefore(box, null)
  const focused = document.activeElement
  place.append(box)
  if (focused instanceof HTMLElement && box.contains(focused)) focused.focus({ preventScroll: true })
}

/** Keeps the room that the corner takes in a CSS property, so that pages can be scrolled free of it. */
function useMiniRoom(corner: HTMLElement | null, isMini: boolean): void {
  useLayoutEffect(() => {
    if (!corner || !isMini) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--mini-room', `${corner.offsetHeight + 16}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(corner)
    return () => {
      observer.disconnect()
      style.removeProperty('--mini-room')
    }
  }, [corner, isMini])
}

/**
 * Renders the player of the video that is playing, and moves it between its page and the corner. One element
 * is moved, because a video that is made again loads again.
 */
export function PlayerHost() {
  const { t } = useLingui()
  const now = useStore(playing)
  const corner = useRef<HTMLDivElement>(null)
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [box] = useState(() => {
    const element = document.createElement('div')
    element.className = classes.box ?? ''
    return element
  })

  useLayoutEffect(() => {
    const place = () => {
      const now = playing.get()
      const target = now?.slot && !now.isMini ? now.slot : corner.current
      if (target) move(box, target)
    }
    place()
    return playing.subscribe(place)
  }, [box])

  const member = useSession()?.id
  const before = useRef(member)
  useEffect(() => {
    if (before.current === member) return
    before.current = member
    // What one member watches doesn't go on for the next.
    close()
  }, [member])

  const isMini = now?.isMini ?? false
  useMiniRoom(section, isMini)
  return (
    <>
      <section
        ref={setSection}
        aria-label={t`Mini player`}
        className={clsx(classes.corner, isMini && classes.shown)}
      >
        <div ref={corner} className={classes.place} />
      </section>
      {now &&
        createPortal(
          <PlayerScreen
            key={`${now.player.viewer ?? ''} ${now.player.name}`}
            player={now.player}
            isMini={isMini}
            hasPage={now.slot !== null}
          />,
          box,
        )}
    </>
  )
}
