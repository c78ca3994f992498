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
    const measure = () => {
      const borders = current.offsetHeight - current.clientHeight
      style.setProperty(name, `${current.getBoundingClientRect().height - borders}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, name])
}
