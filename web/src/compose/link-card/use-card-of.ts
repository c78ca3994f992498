import type { LinkCard } from '@commons/contract/shared/link-card.ts'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/** How often, and how many times, a card is asked for while its page is being fetched. */
const askAgainMs = 1_000
const mostTimes = 10

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, askAgainMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function ask(url: string, signal: AbortSignal): Promise<LinkCard | null> {
  for (let times = 0; times < mostTimes && !signal.aborted; times++) {
    const { recdata, waits } = await call('link_card', { url }, { signal })
    if (waits === 0) return recdata
    await pause(signal)
  }
  return null
}

/** Returns the card of a link; undefined until it is there, and where there is none. */
export function useCardOf(url: string): LinkCard | undefined {
  const [found, setFound] = useState<{ readonly url: string; readonly card: LinkCard | null }>()
  useEffect(() => {
    const asking = new AbortController()
    ask(url, asking.signal).then(
      (card) => !asking.signal.aborted && setFound({ url, card }),
      // What is written goes without a preview then.
      () => undefined,
    )
    return () => asking.abort()
  }, [url])
  return found?.url === url ? (found.card ?? undefined) : undefined
}
