import { useEffect, useRef, type RefObject } from 'react'

/** Marks the part of a page within which the focus may be moved. */
export const focusArea = { 'data-focus-area': '' }
const areaOf = (element: Element) => element.closest('[data-focus-area]')

// What had the focus may be gone by the time it is asked for, or disabled: hence it is noted before.
let lastArea: Element | null = null
function note({ target }: Event) {
  lastArea = target instanceof Element ? areaOf(target) : null
}
document.addEventListener('focusin', note, true)
document.addEventListener('pointerdown', note, true)

/** Whether the focus belongs here: it was within the same area last, which is still before one's eyes. */
function isAround(element: Element): boolean {
  const area = areaOf(element)
  if (!area || area !== lastArea) return false
  const { top, bottom } = area.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/** Moves the focus, unless it would be taken from something else: somebody may read or write elsewhere by now. */
export function focusIfAround(element: HTMLElement | null): void {
  if (element && isAround(element)) element.focus({ preventScroll: true })
}

/**
 * Takes the focus when something has changed here and what had the focus went away with it: a keyboard
 * would start from the top of the page.
 */
export function useFocusBack(changes: unknown): RefObject<HTMLButtonElement | null> {
  const target = useRef<HTMLButtonElement>(null)
  const before = useRef(changes)
  useEffect(() => {
    if (before.current === changes) return
    before.current = changes
    if (document.activeElement === document.body) focusIfAround(target.current)
  }, [changes])
  return target
}
