import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const longestWait = 5000

/** Focuses the page's heading once there is one, or the page's main field. */
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
    // The router handles scrolling: Back restores the earlier position.
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  // A heading that is a name renders late, when the member may already be doing something else.
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

/** Focuses the page's heading after a navigation, unless the member has pressed a key or pointer since. */
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
