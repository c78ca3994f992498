import { delete_bid } from '@commons/contract/freelance/bids.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockBid, setState } from './bids.writing.queries.ts'

export default handle(delete_bid, async ({ id }, { tx, member, refuse }) => {
  const bid = await lockBid(tx, member.id, id)
  if (bid?.bidder !== member.id) return refuse('bid_not_found')
  if (bid.state === 'awarded') return refuse('bid_awarded')
  await setState(tx, id, 'retreated')
  return { data: { id, project_id: bid.job } }
})
