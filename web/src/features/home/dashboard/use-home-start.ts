import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { decidedAhead, decideStart, forgetAhead, type HomeStart } from './home-start.ts'

const placeIn = ({ state, href }: ReturnType<typeof useLocation>) => state.__TSR_key ?? href
// Going back to Home finds it as it was left: the place that is scrolled to must be there when it is drawn.
let left: { place: string; start: HomeStart } | undefined

/**
 * Returns what Home has above its posts; undefined until that is known. It is decided once: what came later would move
 * what is being read, and is there the next time that Home is opened, other than by going back.
 */
export function useHomeStart(): HomeStart | undefined {
  const client = useQueryClient()
  const location = useLocation()
  const [opened] = useState(location)
  const [start, setStart] = useState(() =>
    left?.place === placeIn(opened) ? left.start : decidedAhead()?.known,
  )
  const isKnown = useRef(start !== undefined)
  useEffect(() => {
    // While it is being left, the location is already the next one.
    if (start && location.pathname === opened.pathname) left = { place: placeIn(location), start }
  }, [location, opened, start])
  useLayoutEffect(() => {
    if (isKnown.current) {
      forgetAhead()
      return
    }
    const decided = decidedAhead()?.start ?? decideStart(client)
    if (!(decided instanceof Promise)) {
      setStart(decided)
      return
    }
    let isGone = false
    const begin = async () => {
      const next = (await decided) ?? (await decideStart(client))
      if (!isGone) {
        forgetAhead()
        setStart(next)
      }
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [client])
  return start
}
