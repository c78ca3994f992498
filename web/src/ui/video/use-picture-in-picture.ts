import { useEffect, useState, type RefObject } from 'react'

/** Lets a video float above the pages, if the browser can. */
export function usePictureInPicture(ref: RefObject<HTMLVideoElement | null>) {
  const [floats, setFloats] = useState(false)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const enter = () => setFloats(true)
    const leave = () => setFloats(false)
    video.addEventListener('enterpictureinpicture', enter)
    video.addEventListener('leavepictureinpicture', leave)
    return () => {
      video.removeEventListener('enterpictureinpicture', enter)
      video.removeEventListener('leavepictureinpicture', leave)
    }
  }, [ref])

  return {
    floats,
    possible: document.pictureInPictureEnabled === true,
    toggle: () => {
      const video = ref.current
      if (!video) return
      const change: Promise<unknown> = floats
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture()
      // The browser may have no window for it; then the video stays where it is.
      change.catch(() => {})
    },
  }
}
