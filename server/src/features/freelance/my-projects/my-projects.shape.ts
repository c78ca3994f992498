/** A member's jobs and bids as sent on the wire. */
import type { InsightBid, MyBid, MyProject } from '@commons/contract/freelance/my-projects.ts'
import { paidToBidder } from '@commons/contract/shared/bid.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { jobShape } from '../jobs/jobs.shape.ts'
import type { InsightRow, MyBidRow, MyProjectRow } from './my-projects.queries.ts'

const dollars = (cents: string | bigint) => decimalText(BigInt(cents), 'USD')

export function myProjectShape(row: MyProjectRow, viewer: Viewer): MyProject {
  const { work } = row
  return {
    ...jobShape(row, viewer),
    work: work && {
      bid_id: work.bid_id,
      payment_id: work.agreement_id,
      ...authorShape(work.bidder_id, work, viewer.media),
      price: dollars(work.price),
      timeline: work.days,
    },
  }
}

export function myBidShape(row: MyBidRow, viewer: Viewer): MyBid {
  return {
    id: row.bid_id,
    price: dollars(row.price),
    net: dollars(paidToBidder(BigInt(row.price)).net),
    timeline: row.days,
    status: row.state,
    reason: row.reason,
    duration: duration(viewer.language, row.bid_at, now()),
    created_at: row.bid_at.toISOString(),
    edited_at: row.bid_edited_at?.toISOString() ?? null,
    is_returned: flag(row.is_returned),
    project: jobShape(row, viewer),
  }
}

export function insightShape(row: InsightRow, viewer: Viewer): InsightBid {
  return {
    ...myBidShape(row, viewer),
    minutes_to_bid: row.minutes,
    bid_rank: row.rank,
    winning_bid: row.winning === null ? null : dollars(row.winning),
    client: {
      is_email_verified: flag(row.is_verified),
      hire_rate: row.over === 0 ? null : Math.round((row.awarded / row.over) * 100),
      job_count: row.published,
    },
    is_chat_initiated: flag(row.is_chat_initiated),
  }
}
