import { useEffect, useRef, useState } from 'react'

/** The watching time of a picture, in milliseconds. */
const whole = 5000
const step = 100

/** Returns the part of that time for which a picture was seen. It pauses while the page is hidden. */
export function usePictureTime(runs: boolean, onShare: (share: number) => void): number {
  const [seen, setSeen] = useState(0)
  const tell = useRef(onShare)
  tell.current = onShare
  const at = useRef(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || at.current >= whole) return
      at.current += step
      setSeen(at.current)
      tell.current(at.current / whole)
    }, step)
    return () => clearInterval(timer)
  }, [runs])
  return seen / whole
}
