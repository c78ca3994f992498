import { useLayoutEffect, type RefObject } from 'react'

/** The space between the boxes and what can be scrolled to above them, in pixels. */
const gap = 16

/**
 * Keeps the height that open boxes take at the bottom edge in CSS properties of the whole page:
 * `--dock-room` for what stands at its right side, `--main-dock-room` for the main column, which they only
 * cover on narrow windows or when they are several. Pages end with that much space, so that everything on
 * them can be scrolled free.
 */
export function useDockRoom(row: RefObject<HTMLElement | null>, boxes: number): void {
  useLayoutEffect(() => {
    const { current } = row
    if (!current || boxes === 0) return
    const { style } = document.documentElement
    const measure = () => {
      const { left, height } = current.getBoundingClientRect()
      const main = document.querySelector('main')?.getBoundingClientRect()
      style.setProperty('--dock-room', `${height + gap}px`)
      style.setProperty('--main-dock-room', main && main.right > left ? `${height + gap}px` : '0px')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    const main = document.querySelector('main')
    if (main) observer.observe(main)
    return () => {
      observer.disconnect()
      style.removeProperty('--dock-room')
      style.removeProperty('--main-dock-room')
    }
  }, [row, boxes])
}
