import { useLayoutEffect, type RefObject } from 'react'

const focusIn = (dock: HTMLElement) => (dock.querySelector<HTMLElement>('textarea') ?? dock).focus()

/** F6 moves the focus from the page through the boxes and bubbles and back, Shift+F6 in reverse. */
export function useDockKeys(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let left: HTMLElement | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return
      // The leftmost box is the last in the DOM.
      const docks = [...(region.current?.querySelectorAll<HTMLElement>('[data-dock]') ?? [])].toReversed()
      if (docks.length === 0) return
      event.preventDefault()
      const active = document.activeElement
      const at = docks.findIndex((dock) => dock.contains(active))
      if (at === -1 && active instanceof HTMLElement) left = active
      const next = docks[event.shiftKey ? (at === -1 ? docks.length - 1 : at - 1) : at + 1]
      if (next) return focusIn(next)
      const page = document.querySelector<HTMLElement>('main')
      if (left?.isConnected && left !== document.body) left.focus()
      else page?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region])
}
