import { useLayoutEffect, useRef } from 'react'
import type { ZoomState } from './use-zoom.ts'

interface ViewerKeys extends Pick<ZoomState, 'zoom' | 'stepIn' | 'stepOut' | 'reset' | 'pan'> {
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Whether a key is for something else: a field, a menu, or a dialog above the viewer. */
function isElsewhere({ target }: KeyboardEvent, viewer: Element | null): boolean {
  if (!(target instanceof Element) || target === document.body) return false
  if (target.closest('input, textarea, select, [contenteditable], [role=menu], [role=slider]')) return true
  const dialog = target.closest('[role=dialog]')
  return dialog !== null && dialog !== viewer
}

/**
 * Handles keys: + and − zoom, 0 shows the whole picture, arrows go to the next picture or move a zoomed one,
 * Esc closes.
 */
export function useViewerKeys(keys: ViewerKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { zoom, stepIn, stepOut, reset, pan, onStep, onClose } = latest.current
      const { key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isElsewhere(event, document.querySelector('[data-viewer]'))) return
      const arrow = arrows[key]
      if (key === 'Escape') onClose()
      else if (key === '+' || key === '=') stepIn()
      else if (key === '-' || key === '−') stepOut()
      else if (key === '0') reset()
      else if (arrow && zoom.scale > 1) pan(...arrow)
      else if (arrow && arrow[0] !== 0) onStep(arrow[0] === 1 ? 1 : -1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
