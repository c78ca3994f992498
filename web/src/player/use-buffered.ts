import { useEffect, useState, type RefObject } from 'react'

type Ranges = ReadonlyArray<readonly [start: number, end: number]>

const none: Ranges = []

const isSame = (one: Ranges, other: Ranges) =>
  one.length === other.length &&
  one.every(([start, end], index) => other[index]?.[0] === start && other[index][1] === end)

/** What a video has loaded, in seconds. */
export function useBuffered(element: RefObject<HTMLVideoElement | null>): Ranges {
  const [ranges, setRanges] = useState(none)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const update = () => {
      const { buffered } = video
      const next = Array.from({ length: buffered.length }, (_, index) => {
        return [buffered.start(index), buffered.end(index)] as const
      })
      setRanges((now) => (isSame(now, next) ? now : next))
    }
    const names = ['progress', 'timeupdate', 'emptied']
    for (const name of names) video.addEventListener(name, update)
    return () => {
      for (const name of names) video.removeEventListener(name, update)
    }
  }, [element])
  return ranges
}
