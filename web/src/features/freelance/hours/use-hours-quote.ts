import { call } from '../../../api/call.ts'
import { useHeldQuote } from '../../../money/use-held-quote.ts'

/** Returns what hours cost in tokens; undefined for none. `held`: the current price stays. */
export const useHoursQuote = (payment_id: number, hours: number | undefined, held: boolean) =>
  useHeldQuote(
    hours === undefined ? undefined : String(hours),
    async (signal) => (await call('hours_quote', { payment_id, hours: hours ?? 0 }, { signal })).data,
    held,
  )
