import { update_bid } from '@commons/contract/freelance/bids.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { bidAgain } from './bids.again.ts'
import { lockBid, setBid } from './bids.writing.queries.ts'

export default handle(update_bid, {
  again: bidAgain,

  async run({ id, message, price, timeline: days }, context) {
    const { tx, member, refuse } = context
    const bid = await lockBid(tx, member.id, id)
    if (bid?.bidder !== member.id) return refuse('bid_not_found')
    if (bid.state === 'declined') return refuse('bid_declined')
    if (!bid.takes_bids) return refuse('job_over')
    await setBid(tx, id, { message, price: unitsOf(price, 'USD') ?? 0n, days })
    return bidAgain.answer(id, { ...context, db: tx })
  },
})
