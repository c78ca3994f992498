import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { currentArticle, isForPage } from '../../../ui/shortcut-keys.ts'

const editable = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

const indexOf = (element: Element | undefined) =>
  Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)

/** Focuses a post of a feed as soon as it is drawn. */
export function focusPost(feed: HTMLElement, index: number, attempts = 10): void {
  const post = feed.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (post) post.focus({ preventScroll: true })
  else if (attempts > 0) requestAnimationFrame(() => focusPost(feed, index, attempts - 1))
}

function goTo(feed: HTMLElement, virtualizer: WindowVirtualizerHandle | null, index: number): void {
  const row = feed.querySelector(`[data-index="${index}"]`)
  if (row) row.scrollIntoView({ block: 'start' })
  else virtualizer?.scrollToIndex(index)
  focusPost(feed, index)
}

/**
 * Returns the index that `j` or `k` leads to: next to the focused post. From outside the feed, `j` leads to
 * the current one.
 */
function nextOf(feed: HTMLElement, by: 1 | -1): number {
  const here = currentArticle(feed)
  const isInside = here?.contains(document.activeElement) ?? false
  return indexOf(here) + (isInside || by === -1 ? by : 0)
}

/**
 * Page Down and Page Up move between articles, as the ARIA feed pattern demands; so do `j` and `k` from
 * anywhere on the page.
 */
export function useFeedKeys(virtualizer: RefObject<WindowVirtualizerHandle | null>, rows: number) {
  const count = useRef(rows)
  count.current = rows
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || !isForPage(event)) return
      const feed = document.querySelector<HTMLElement>('[role=feed]')
      if (!feed) return
      const next = nextOf(feed, event.key === 'j' ? 1 : -1)
      if (next < 0 || next >= count.current) return
      event.preventDefault()
      goTo(feed, virtualizer.current, next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [virtualizer])

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    const { target, currentTarget } = event
    // In React, events of a post's menus and dialogs bubble to it, although they are elsewhere in the page.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(editable))
      return
    const next = indexOf(target) + (event.key === 'PageDown' ? 1 : -1)
    if (next < 0 || next >= rows) return
    event.preventDefault()
    goTo(currentTarget, virtualizer.current, next)
  }
}

/** The key `.` shows new posts, from anywhere on the page. */
export function useNewsKey(onShow: (() => void) | undefined): void {
  const show = useRef(onShow)
  show.current = onShow
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === '.' && isForPage(event)) show.current?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
