import { useLayoutEffect, type RefObject } from 'react'

const focusIn = (dock: HTMLElement) => (dock.querySelector<HTMLElement>('textarea') ?? dock).focus()

/** F6 goes from the page through the boxes and back, with Shift the other way round. */
export function useDockKeys(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let left: HTMLElement | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return
      // The first box from the left is the last one that is drawn.
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
