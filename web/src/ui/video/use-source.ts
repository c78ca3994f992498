import type { Video } from '@commons/contract/shared/video.ts'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useDeviceSetting } from '../device-settings.ts'
import { bestSource, shownHeight } from './choose-source.ts'

/**
 * Chooses the rendition to play: the member's choice, else the best for the size shown. Measures the element
 * itself, because the refs of its containers may be set only after the effects of their content.
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
    // A better rendition already playing is not replaced by a worse one.
    setFitting((before) => (before !== undefined && best !== undefined ? Math.max(before, best) : best))
  }, [video, element, density, isFull])

  const source =
    video.sources.find(({ height }) => height === (chosen ?? fitting)) ?? bestSource(video.sources, 0)
  return { source, chosen, choose: setChosen }
}

/** Continues at the same time and in the same state when another rendition takes over. */
export function useSourceChange(
  url: string | undefined,
  playing: boolean,
  reload: (andPlay: boolean) => void,
) {
  const before = useRef(url)
  const latest = useRef({ playing, reload })
  // The state before the new source stopped the old one.
  if (before.current === url) latest.current = { playing, reload }
  useEffect(() => {
    if (before.current === url) return
    const first = before.current === undefined
    before.current = url
    if (!first) latest.current.reload(latest.current.playing)
  }, [url])
}
