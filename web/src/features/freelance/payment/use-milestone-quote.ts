import { call, type Answer } from '../../../api/call.ts'
import { useHeldQuote } from '../../../money/use-held-quote.ts'

export type MilestoneQuote = Answer<'milestone_quote'>['data']

/**
 * Returns what a milestone costs in tokens, asked for again when that has run out. `held`: the current price
 * stays, e.g. while it is unknown whether it was paid.
 */
export const useMilestoneQuote = (milestone_id: number, held: boolean) =>
  useHeldQuote(
    String(milestone_id),
    async (signal) => (await call('milestone_quote', { milestone_id }, { signal })).data,
    held,
  )
