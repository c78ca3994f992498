import { useEffect, useRef, type RefObject } from 'react'

/** Marks a part of a page within which the focus may be moved. */
export const focusArea = { 'data-focus-area': '' }
const areaOf = (element: Element) => element.closest('[data-focus-area]')

// Noted in advance, because the focused element may later be removed or disabled.
let lastArea: Element | null = null
function note({ target }: Event) {
  lastArea = target instanceof Element ? areaOf(target) : null
}
document.addEventListener('focusin', note, true)
document.addEventListener('pointerdown', note, true)

/** Whether the focus belongs here: it was last within the same area, which is still visible. */
function isAround(element: Element): boolean {
  const area = areaOf(element)
  if (!area || area !== lastArea) return false
  const { top, bottom } = area.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/** Focuses the element, unless the member may be reading or writing elsewhere by now. */
export function focusIfAround(element: HTMLElement | null): void {
  if (element && isAround(element)) element.focus({ preventScroll: true })
}

/**
 * Returns a ref to the element that takes the focus when a change here removes the focused one: a keyboard
 * would start from the top of the page.
 */
export function useFocusBack<Target extends HTMLElement = HTMLButtonElement>(
  changes: unknown,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const before = useRef(changes)
  useEffect(() => {
    if (before.current === changes) return
    before.current = changes
    if (document.activeElement === document.body) focusIfAround(target.current)
  }, [changes])
  return target
}
