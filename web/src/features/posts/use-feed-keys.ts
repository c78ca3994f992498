import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { deviceSetting } from '../../ui/device-settings.ts'

const editable = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** Focuses a post of a feed, as soon as it is on screen. */
export function focusPost(feed: HTMLElement, index: number, attempts = 10): void {
  const post = feed.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (post) post.focus({ preventScroll: true })
  else if (attempts > 0) requestAnimationFrame(() => focusPost(feed, index, attempts - 1))
}

/** Page Down and Page Up go from article to article, as the feed pattern has it. */
export function useFeedKeys(virtualizer: RefObject<WindowVirtualizerHandle | null>, rows: number) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    const { target, currentTarget } = event
    // Menus and dialogs of a post are its children for React, not for the page.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(editable))
      return
    const here = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
    const next = here + (event.key === 'PageDown' ? 1 : -1)
    if (next < 0 || next >= rows) return
    event.preventDefault()
    const row = currentTarget.querySelector(`[data-index="${next}"]`)
    if (row) row.scrollIntoView({ block: 'start' })
    else virtualizer.current?.scrollToIndex(next)
    focusPost(currentTarget, next)
  }
}

/** The key `.` shows what is new, wherever one reads, unless Settings say otherwise (WCAG 2.1.4). */
export function useNewsKey(onShow: (() => void) | undefined): void {
  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '.' || event.ctrlKey || event.metaKey || event.altKey) return
      if (deviceSetting('shortcuts') === 'off') return
      if (event.target instanceof Element && event.target.closest(editable)) return
      show.current?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
