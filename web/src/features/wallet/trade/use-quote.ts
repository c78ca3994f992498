import { useDebouncedValue } from '@mantine/hooks'
import { call, type Answer } from '../../../api/call.ts'
import { useHeldQuote } from '../../../money/use-held-quote.ts'

export type Quote = Answer<'trade_quote'>['recdata']

const pause = 400

/**
 * Returns the price of this many tokens, asked for once the typing pauses and again when it has run out.
 * `held`: the current one stays, e.g. while it is unknown whether it was paid.
 */
export function useQuote(side: 'buy' | 'sell', amount: string | undefined, held: boolean) {
  const [settled] = useDebouncedValue(amount, pause)
  const { of, quote, failure, left } = useHeldQuote(
    settled,
    async (signal) => {
      const { recdata } = await call('trade_quote', { side, token_value: settled ?? '' }, { signal })
      return recdata
    },
    held,
  )
  const isOfThis = of !== undefined && of === amount
  return {
    /** The price of the amount typed, as long as it holds. */
    quote: isOfThis ? quote : undefined,
    failure: isOfThis ? failure : undefined,
    left,
  }
}
