import { useLayoutEffect, useRef } from 'react'
import { isForPage, isFree } from '../../../ui/shortcut-keys.ts'

export type ReelKey = 'next' | 'previous' | 'toggle' | 'sound' | 'like' | 'comments'

const always: Readonly<Record<string, ReelKey>> = { ArrowDown: 'next', ArrowUp: 'previous', ' ': 'toggle' }
const letters: Readonly<Record<string, ReelKey>> = {
  j: 'next',
  k: 'previous',
  m: 'sound',
  l: 'like',
  c: 'comments',
}

/** Returns whether a button, link, field or menu needs the key itself. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return target.closest('button, a, input, [role=button]') !== null
  return target.closest('input, [aria-haspopup=menu], [data-keeps-arrows]') !== null
}

/** Handles the keyboard shortcuts of the viewer. */
export function useReelKeys(act: (key: ReelKey) => void): void {
  const latest = useRef(act)
  latest.current = act
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      const wanted = always[key]
      if (wanted ? !isFree(event) || isTaken(key, target) : !isForPage(event)) return
      const does = wanted ?? letters[key]
      if (!does) return
      // On other pages `c` writes a post.
      event.preventDefault()
      if (!event.repeat || does === 'next' || does === 'previous') latest.current(does)
    }
    // Capturing, to come before the shortcuts of all pages.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
