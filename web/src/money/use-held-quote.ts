import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call.ts'
import { refusedText } from '../api/say-refused.ts'
import { quoteSeconds } from './quote-seconds.ts'

interface QuoteState<Quote> {
  /** What it was asked for. */
  of: string
  quote?: Quote
  failure?: string
  /** When it ends, by this device's clock, which may differ from the server's. */
  until: number
}

/**
 * Returns a price that holds for half a minute and is asked for again when it has run out. `of` says what it
 * is asked for, undefined for nothing. `held`: the current one stays, e.g. while it is unknown whether it was
 * paid.
 */
export function useHeldQuote<Quote>(
  of: string | undefined,
  ask: (signal: AbortSignal) => Promise<Quote>,
  held: boolean,
) {
  const [state, setState] = useState<QuoteState<Quote>>()
  const [turn, setTurn] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const asking = useRef(ask)
  asking.current = ask

  useEffect(() => {
    if (of === undefined || held) return
    const stop = new AbortController()
    asking.current(stop.signal).then(
      (quote) => {
        const at = Date.now()
        setNow(at)
        setState({ of, quote, until: at + quoteSeconds * 1000 })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState({ of, failure: refusedText(error), until: Infinity })
      },
    )
    return () => stop.abort()
  }, [of, held, turn])

  const until = state?.quote === undefined ? undefined : state.until
  useEffect(() => {
    if (until === undefined || held) return
    // Reads the clock instead of counting ticks, which are rare in background tabs.
    const timer = setInterval(() => {
      const at = Date.now()
      setNow(at)
      if (at < until) return
      clearInterval(timer)
      setTurn((before) => before + 1)
    }, 500)
    return () => clearInterval(timer)
  }, [until, held])

  // oxlint-disable-next-line commons/no-float-near-money -- seconds
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isCurrent = left > 0 || held
  return {
    /** What the quote or the failure was asked for. */
    of: state?.of,
    /** The price, as long as it holds. */
    quote: isCurrent ? state?.quote : undefined,
    failure: state?.failure,
    left,
    /** Asks for another price now, or again after a failure. */
    renew: () => setTurn((before) => before + 1),
  }
}
