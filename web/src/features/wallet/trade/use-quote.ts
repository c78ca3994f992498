import { quoteSeconds } from './quote-seconds.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call, CallError, type Answer } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'

export type Quote = Answer<'trade_quote'>['recdata']

const pause = 400

interface QuoteState {
  /** The amount it was asked for. */
  of: string
  quote?: Quote
  failure?: string
  /** When it ends, by this device's clock, which may differ from the server's. */
  until: number
}

/**
 * Returns the price of this many tokens, asked for once the typing pauses and again when it has run out.
 * `held`: the current one stays, e.g. while it is unknown whether it was paid.
 */
export function useQuote(side: 'buy' | 'sell', amount: string | undefined, held: boolean) {
  const [settled] = useDebouncedValue(amount, pause)
  const [state, setState] = useState<QuoteState>()
  const [turn, setTurn] = useState(0)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    if (settled === undefined || held) return
    const stop = new AbortController()
    call('trade_quote', { side, token_value: settled }, { signal: stop.signal }).then(
      ({ recdata }) => {
        const at = Date.now()
        setNow(at)
        setState({ of: settled, quote: recdata, until: at + quoteSeconds * 1000 })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState({ of: settled, failure: refusedText(error), until: Infinity })
      },
    )
    return () => stop.abort()
  }, [side, settled, held, turn])

  const until = state?.quote ? state.until : undefined
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

  const isOfThis = state !== undefined && state.of === amount
  // oxlint-disable-next-line commons/no-float-near-money -- seconds
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isCurrent = isOfThis && (left > 0 || held)
  return {
    /** The price of the amount typed, as long as it holds. */
    quote: isCurrent ? state.quote : undefined,
    failure: isOfThis ? state.failure : undefined,
    left,
  }
}
