import { useEffect, useState, type RefObject } from 'react'

/** Shows a box in full screen, and so our own controls; on iPhones only the video itself. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { readonly isFull: boolean; readonly possible: boolean; readonly toggle: () => void } {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [box])

  const enter = () => {
    const element = box.current
    if (!element) return
    if (document.fullscreenEnabled) element.requestFullscreen().catch(() => {})
    else if (video.current && 'webkitEnterFullscreen' in video.current) {
      const { webkitEnterFullscreen } = video.current
      if (typeof webkitEnterFullscreen === 'function') webkitEnterFullscreen.call(video.current)
    }
  }
  return {
    isFull,
    possible: document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    toggle: () => {
      if (isFull) document.exitFullscreen().catch(() => {})
      else enter()
    },
  }
}
