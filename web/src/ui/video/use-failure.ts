import { useLayoutEffect, useRef, useState } from 'react'

/** Why a video does not play: it is gone, there is no network, or something else. */
export type Failure = 'gone' | 'offline' | 'broken'

async function whyOf(url: string): Promise<Failure> {
  if (!navigator.onLine) return 'offline'
  try {
    const { status } = await fetch(url, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' })
    return status === 404 || status === 410 ? 'gone' : 'broken'
  } catch {
    return navigator.onLine ? 'broken' : 'offline'
  }
}

interface Ways {
  /** Called when somebody wants to retry. */
  readonly retry: () => void
  /** Called when the network is back. Whether it plays depends on other videos, too. */
  readonly back: () => void
  /** Called when it will not play, network or not. */
  readonly giveUp: () => void
}

/** Tracks why a video failed to load, and retries it. */
export function useFailure(url: string | undefined, ways: Ways) {
  const [failure, setFailure] = useState<Failure>()
  const latest = useRef(ways)
  latest.current = ways

  // Before it is painted: the network that is back between would go unnoticed.
  useLayoutEffect(() => {
    if (failure !== 'offline') return
    const back = () => {
      setFailure(undefined)
      latest.current.back()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [failure])

  return {
    failure,
    retry: () => {
      setFailure(undefined)
      ways.retry()
    },
    onError: () => {
      if (url === undefined) return
      void whyOf(url).then((why) => {
        setFailure(why)
        if (why !== 'offline') latest.current.giveUp()
      })
    },
  }
}
