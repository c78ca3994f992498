/** Answer of calls that change a bid: the bid as the caller sees it now. */
import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { findBid } from './bids.queries.ts'
import { bidShape } from './bids.shape.ts'

export const bidAgain = {
  made: ({ data }: { data: Bid }): number => data.id,
  async answer(bid: number, { db, viewer, refuse }: Answering<'bid_not_found'>): Promise<{ data: Bid }> {
    const row = (await findBid(db, viewer.member.id, bid)) ?? refuse('bid_not_found')
    return { data: bidShape(row, viewer) }
  },
}
