import { useEffect, type RefObject } from 'react'

/** Scrolls a row of tabs or links, where it is too narrow for all, to the chosen one; the page stays where it is. */
export function useChosenInRow(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector('[aria-selected=true], [aria-current]')
    if (!list || !tab) return
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
  }, [row, chosen])
}
