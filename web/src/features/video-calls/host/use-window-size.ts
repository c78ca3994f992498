import { useEffect, useState, type RefObject } from 'react'

export interface WindowSize {
  readonly isSmall: boolean
  /** It fills the page. */
  readonly isWhole: boolean
  /** It fills the screen. */
  readonly isFull: boolean
  readonly canFill: boolean
  readonly shrink: () => void
  readonly toggleSmall: () => void
  readonly toggleWhole: () => void
  readonly toggleFull: () => void
}

/** How large a call's window is: small, as it comes, all of the page, or all of the screen. */
export function useWindowSize(box: RefObject<HTMLElement | null>, isTalk: boolean): WindowSize {
  const [size, setSize] = useState<'small' | 'usual' | 'whole'>('usual')
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [box])
  useEffect(() => {
    if (isTalk) return
    setSize('usual')
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }, [isTalk])
  const leaveFull = () => {
    if (isFull) void document.exitFullscreen().catch(() => undefined)
  }
  return {
    isSmall: size === 'small',
    isWhole: size === 'whole' || isFull,
    isFull,
    canFill: document.fullscreenEnabled,
    shrink() {
      leaveFull()
      setSize('small')
    },
    toggleSmall: () => {
      leaveFull()
      setSize(size === 'small' ? 'usual' : 'small')
    },
    toggleWhole: () => {
      leaveFull()
      setSize(size === 'whole' || isFull ? 'usual' : 'whole')
    },
    toggleFull: () => {
      if (isFull) leaveFull()
      else void box.current?.requestFullscreen().catch(() => undefined)
    },
  }
}
