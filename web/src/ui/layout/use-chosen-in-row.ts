import { useEffect, useRef, type RefObject } from 'react'

function follow(list: HTMLElement): boolean {
  const tab = list.querySelector('[aria-selected=true], [aria-current], :scope > label:has(:checked)')
  if (!tab) return false
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
  return true
}

/** Scrolls a row of tabs or links, where it is too narrow for all, to the chosen one; the page stays where it is. */
export function useChosenInRow(row: RefObject<HTMLElement | null>, chosen: string): void {
  const followed = useRef<{ list: HTMLElement; chosen: string }>(undefined)
  // After each render: the row may come later than the page, once it is known what belongs into it.
  useEffect(() => {
    const list = row.current
    if (!list || (followed.current?.list === list && followed.current.chosen === chosen)) return
    if (follow(list)) followed.current = { list, chosen }
  })
  useEffect(() => {
    const narrowed = () => row.current && follow(row.current)
    window.addEventListener('resize', narrowed)
    return () => window.removeEventListener('resize', narrowed)
  }, [row])
}
