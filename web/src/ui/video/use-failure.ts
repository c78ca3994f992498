import { useEffect, useRef, useState } from 'react'

/** Why a video does not play: it is no longer there, there is no network, or something else. */
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

/** What ended a video's loading; without a network it is tried again as soon as there is one. */
export function useFailure(url: string | undefined, retry: () => void) {
  const [failure, setFailure] = useState<Failure>()
  const latest = useRef(retry)
  latest.current = retry
  const again = () => {
    setFailure(undefined)
    latest.current()
  }

  useEffect(() => {
    if (failure !== 'offline') return
    const back = () => {
      setFailure(undefined)
      latest.current()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [failure])

  return {
    failure,
    retry: again,
    onError: () => {
      if (url !== undefined) void whyOf(url).then(setFailure)
    },
  }
}
