import { shortlist_bid } from '@commons/contract/freelance/bids.ts'
import { handle } from '../../../platform/call/handle.ts'
import { bidAgain } from './bids.again.ts'
import { lockBid, setState } from './bids.writing.queries.ts'

export default handle(shortlist_bid, {
  again: bidAgain,

  async run({ id, status }, context) {
    const { tx, member, refuse, hintOnly, emit } = context
    const bid = await lockBid(tx, member.id, id)
    if (bid?.client !== member.id) return refuse('bid_not_found')
    if (bid.state === 'declined') return refuse('bid_declined')
    if (bid.state === 'awarded') return refuse('bid_awarded')
    await setState(tx, id, status === 1 ? 'shortlisted' : 'open')
    hintOnly([member.id, bid.bidder])
    emit('bid.answered', { bid: id })
    return bidAgain.answer(id, { ...context, db: tx })
  },
})
