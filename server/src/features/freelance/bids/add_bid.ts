import { add_bid } from '@commons/contract/freelance/bids.ts'
import { bidsOfPeriod, mostBids } from '@commons/contract/shared/bid.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hasPlan } from '../../plans/public.ts'
import { requireVerified } from '../../wallet/public.ts'
import { bidAgain } from './bids.again.ts'
import { countSpent } from './bids.queries.ts'
import { addBid, lockBids, lockJobForBid } from './bids.writing.queries.ts'

export default handle(add_bid, {
  again: bidAgain,

  before: (_input, { db, member }) => requireVerified(db, member.id),

  async run({ project_id, message, price, timeline: days }, context) {
    const { tx, member, refuse, emit } = context
    await lockBids(tx, member.id)
    const job = (await lockJobForBid(tx, member.id, project_id)) ?? refuse('job_not_found')
    if (job.client === member.id) return refuse('own_job')
    if (!job.takes_bids) return refuse('job_over')
    if (job.bid !== null && job.state !== 'retreated') return refuse('bid_exists')
    if (job.bids >= mostBids) return refuse('too_many_bids')
    // Who retreated has spent this bid already.
    if (job.bid === null || job.is_returned) {
      const most = (await hasPlan(tx, member.id)) ? bidsOfPeriod.plan : bidsOfPeriod.free
      if ((await countSpent(tx, member.id)) >= most) return refuse('no_bids_left')
    }
    const id = await addBid(tx, project_id, member.id, { message, price: unitsOf(price, 'USD') ?? 0n, days })
    emit('bid.placed', { bid: id })
    return bidAgain.answer(id, { ...context, db: tx })
  },
})
