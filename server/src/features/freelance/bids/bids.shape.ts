/** Bids as sent on the wire. */
import type { Bid, BidsLeft } from '@commons/contract/freelance/bids.ts'
import { bidsOfPeriod, paidToBidder } from '@commons/contract/shared/bid.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { z } from 'zod'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { recordShape } from '../record/record.shape.ts'
import type { BidRow, Standing } from './bids.queries.ts'

export function bidShape(row: BidRow, { member, language, media }: Viewer): Bid {
  const isParty = member.id === row.bidder_id || member.id === row.client_id
  const cents = BigInt(row.price)
  const dollars = (amount: bigint) => (isParty ? decimalText(amount, 'USD') : null)
  return {
    id: row.id,
    project_id: row.job_id,
    ...authorShape(row.bidder_id, row, media),
    ...recordShape(row.record),
    price: dollars(cents),
    net: dollars(paidToBidder(cents).net),
    timeline: isParty ? row.days : null,
    message: isParty ? row.message : null,
    status: isParty ? row.state : 'open',
    reason: isParty ? row.reason : '',
    is_own: flag(member.id === row.bidder_id),
    duration: duration(language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_returned: flag(isParty && row.is_returned),
  }
}

/** `hasPlan`: members with a plan bid more often. */
export function bidsLeftShape(
  { spent, next_at }: Pick<Standing, 'spent' | 'next_at'>,
  hasPlan: boolean,
): z.infer<typeof BidsLeft> {
  const most = hasPlan ? bidsOfPeriod.plan : bidsOfPeriod.free
  return {
    bids_left: Math.max(0, most - spent),
    bids_of_period: most,
    next_at: next_at?.toISOString() ?? null,
  }
}
