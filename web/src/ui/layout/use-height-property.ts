import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the height of an element that sticks to the top of the page, without its borders, in a CSS property
 * of the whole page, so that what sticks below it is never covered, however high its text makes it.
 */
export function useHeightProperty(element: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    let last: string | undefined
    // Called the first time before the first paint, when the page is laid out anyway: measured here, it would be laid
    // out once more.
    const observer = new ResizeObserver(() => {
      last ??= getComputedStyle(document.documentElement).getPropertyValue(name)
      const borders = current.offsetHeight - current.clientHeight
      const height = `${current.getBoundingClientRect().height - borders}px`
      // To set it is to style all of the page anew.
      if (height !== last) style.setProperty(name, height)
      last = height
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, name])
}
