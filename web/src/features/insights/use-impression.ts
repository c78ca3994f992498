import { type RefObject, useEffect } from 'react'
import { noteLook } from './looks.ts'

/** How long a card must be on the screen to count, in milliseconds. */
const stay = 1_000

interface Watched {
  readonly id: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const watched = new Map<Element, Watched>()
let observer: IntersectionObserver | undefined

/** Returns whether half of the card is on the screen or it covers half of the screen. */
const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)

function onCross(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const card = watched.get(entry.target)
    if (!card) continue
    if (!isSeen(entry)) {
      clearTimeout(card.timer)
      card.timer = undefined
    } else
      card.timer ??= setTimeout(() => {
        card.timer = undefined
        if (document.visibilityState === 'visible') noteLook('impressions', card.id)
      }, stay)
  }
}

// Fine enough to notice that a card five screens tall covers half of one.
const threshold = Array.from({ length: 11 }, (_, i) => i / 10)

/** Counts a post's card once it has been on the screen; does nothing while `id` is undefined. */
export function useImpression(element: RefObject<Element | null>, id: number | undefined): void {
  useEffect(() => {
    const card = element.current
    if (!card || id === undefined || typeof IntersectionObserver === 'undefined') return
    observer ??= new IntersectionObserver(onCross, { threshold })
    watched.set(card, { id, timer: undefined })
    observer.observe(card)
    return () => {
      clearTimeout(watched.get(card)?.timer)
      watched.delete(card)
      observer?.unobserve(card)
    }
  }, [element, id])
}
