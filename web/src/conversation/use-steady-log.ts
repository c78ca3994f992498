import { useCallback, useLayoutEffect, useRef } from 'react'

/** Closer to its end than this, in pixels, the log follows new messages. */
const nearEnd = 60

interface Anchor {
  readonly row: HTMLElement
  /** Its distance from the log's visible top. */
  readonly top: number
}

/** Finds the first visible message by binary search. */
function findAnchor(log: HTMLElement): Anchor | undefined {
  const rows = log.querySelectorAll<HTMLElement>('[data-message]')
  const { top } = log.getBoundingClientRect()
  let from = 0
  let to = rows.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > top) to = middle
    else from = middle + 1
  }
  const row = rows[from]
  return row && { row, top: row.getBoundingClientRect().top - top }
}

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd

/**
 * Keeps a log's end in sight while the reader is there, else the message being read in its place, whatever
 * changes around it.
 */
export function useSteadyLog(onFollow: (isFollowing: boolean) => void) {
  const log = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const anchor = useRef<Anchor>(undefined)

  const toEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [])

  const keep = useCallback(() => {
    const element = log.current
    if (!element) return
    const before = anchor.current
    if (following.current) toEnd()
    else if (before?.row.isConnected)
      element.scrollTop +=
        before.row.getBoundingClientRect().top - element.getBoundingClientRect().top - before.top
    anchor.current = findAnchor(element)
  }, [toEnd])

  // Start where the reader left off.
  useLayoutEffect(() => {
    const element = log.current
    const mark = element?.querySelector<HTMLElement>('[data-unread]')
    if (!element || !mark) return
    element.scrollTop = mark.getBoundingClientRect().top - element.getBoundingClientRect().top - 48
    following.current = isAtEnd(element)
    anchor.current = findAnchor(element)
    if (!following.current) onFollow(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on the first render
  }, [])

  // Any render may have changed the height above.
  useLayoutEffect(keep)

  // A loaded picture, a taller field or a rotated phone changes heights without a render.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(keep)
    for (const element of [log.current, rows.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [keep])

  const onScroll = () => {
    const element = log.current
    if (!element) return
    anchor.current = findAnchor(element)
    const isFollowing = isAtEnd(element)
    if (isFollowing === following.current) return
    following.current = isFollowing
    onFollow(isFollowing)
  }
  return { log, rows, toEnd, onScroll }
}
