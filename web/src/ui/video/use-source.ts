import type { Video } from '@commons/contract/shared/video.ts'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useDeviceSetting } from '../device-settings.ts'
import { bestSource, shownHeight } from './choose-source.ts'

/**
 * The rendition that plays: chosen by hand, else the best for the size it is shown at. The element itself
 * is measured: what stands around it may come later than the effects of what is within.
 */
export function useSource(video: Video, element: RefObject<HTMLElement | null>, isFull: boolean) {
  const [saving] = useDeviceSetting('dataSaver')
  const [chosen, setChosen] = useState<number>()
  const [fitting, setFitting] = useState<number>()
  const density = saving === 'on' ? 1 : window.devicePixelRatio

  useLayoutEffect(() => {
    if (!element.current) return
    const pixels = shownHeight(video, element.current, density)
    const best = bestSource(video.sources, pixels)?.height
    // Once it has come, better is not changed for worse.
    setFitting((before) => (before !== undefined && best !== undefined ? Math.max(before, best) : best))
  }, [video, element, density, isFull])

  const source =
    video.sources.find(({ height }) => height === (chosen ?? fitting)) ?? bestSource(video.sources, 0)
  return { source, chosen, choose: setChosen }
}

/** Goes on from the same place, as before, when another rendition takes over. */
export function useSourceChange(
  url: string | undefined,
  playing: boolean,
  reload: (andPlay: boolean) => void,
) {
  const before = useRef(url)
  const latest = useRef({ playing, reload })
  // What was true before the new source stopped the old one.
  if (before.current === url) latest.current = { playing, reload }
  useEffect(() => {
    if (before.current === url) return
    const first = before.current === undefined
    before.current = url
    if (!first) latest.current.reload(latest.current.playing)
  }, [url])
}
