import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const longestWait = 5000

/** Focuses the page's heading, as soon as there is one, or the field that a page is about. */
function focusHeading(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return false
    const field = document.querySelector<HTMLElement>('[data-takes-focus]')
    if (field) {
      field.focus()
      return true
    }
    heading.tabIndex = -1
    // Scrolling is the router's: Back returns to where one was.
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  // A page whose heading is a name shows it when the name has arrived, by when one may do something else.
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(() => observer.disconnect(), longestWait)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** After a change of page, reading and tabbing start at its heading, unless one presses a key or points meanwhile. */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    let isElsewhere = false
    const goOn = () => {
      isElsewhere = true
      stop()
    }
    const acts = ['keydown', 'pointerdown'] as const
    for (const act of acts) document.addEventListener(act, goOn, { capture: true, passive: true })
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        isElsewhere = false
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        stop()
        if (!isElsewhere) stop = focusHeading()
      }),
    ]
    return () => {
      stop()
      for (const act of acts) document.removeEventListener(act, goOn, { capture: true })
      for (const end of ends) end()
    }
  }, [router])
}
