/** SQL that reads bids. A bid's price, days and message are for its bidder and the job's client. */
import type { BidStatus } from '@commons/contract/shared/bid.ts'
import { bidPeriodDays } from '@commons/contract/shared/bid.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { planOfMember } from '../../plans/public.ts'
import { openableJob } from '../../../visibility/jobs.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import { recordOf, type RecordRow } from '../record/record.queries.ts'
import { ratingOf } from '../reviews/reviews.queries.ts'

export interface BidRow extends AuthorRow {
  id: number
  job_id: number
  bidder_id: number
  client_id: number
  pay_by: JobPay
  /** In cents of US dollars. */
  price: string
  days: number
  message: string
  state: BidStatus
  reason: string
  created_at: Date
  edited_at: Date | null
  is_returned: boolean
  record: RecordRow
}

const bidColumns = (at: Who) => sql`
  bd.id, bd.job_id, bd.bidder_id, jb.author_id as client_id, jb.pay_by, ${authorColumns}, bd.price::text, bd.days,
  bd.message, bd.state, bd.reason, bd.created_at, bd.edited_at, bd.returned_at is not null as is_returned,
  ${recordOf(sql.ref('bd.bidder_id'), at)} as record`

// oxlint-disable-next-line commons/members-in-sight -- `isStanding` asks whether the viewer sees the bidder
const bidTables = sql`join jobs jb on jb.id = bd.job_id ${authorTables(sql`bd.bidder_id`)}`

/** True where the bid `bd` for the job `jb` stands, and `viewer` sees both the job and the bidder: for good where the two agreed. */
const isStanding = (viewer: Who) => sql<boolean>`(
  bd.state <> 'retreated' and ${openableJob(viewer)}
  and (bd.bidder_id = ${viewer} or (bd.state = 'awarded' and jb.author_id = ${viewer})
    or ${notHidden(viewer, sql.ref('bd.bidder_id'))}))`

const findBidRow = prepared<[viewer: number, bid: number, at: Date], BidRow>(
  'find_bid',
  (viewer, bid, at) => sql`
    select ${bidColumns(at)} from bids bd ${bidTables}
    where bd.id = ${bid} and ${viewer} in (bd.bidder_id, jb.author_id) and ${isStanding(viewer)}`,
)

/** Returns a bid, for its bidder and the job's client. */
export async function findBid(db: Db, viewer: number, bid: number): Promise<BidRow | undefined> {
  return (await findBidRow(db, viewer, bid, now()))[0]
}

/** How many bids of a member count in the present period. */
export interface Spent {
  spent: number
  /** When the first of them counts no more. */
  next_at: Date | null
}

const spent = (member: Who) => sql<Spent>`
  select count(*)::int as spent, min(spent_at) + ${sql.lit(bidPeriodDays)} * interval '1 day' as next_at
  from bids where bidder_id = ${member} and returned_at is null
    and spent_at > now() - ${sql.lit(bidPeriodDays)} * interval '1 day'`

/** How many bids count of a member who sees a job, and whether they have a plan. */
interface Standing extends Spent {
  has_plan: boolean
}

/** A bid of the page, or none where the page is empty: what it says of the viewer is the same in each row. */
type ListedBidRow = Standing & (BidRow | { readonly id: null })

type ListArguments = [
  viewer: number,
  job: number,
  at: Date,
  state: string | null,
  limit: number,
  offset: number,
]

/** Lists the bids for a job that the viewer sees, their own first, for its client in this order; at least one row. */
const listBids = (name: string, order: (at: Who) => RawBuilder<unknown>) =>
  prepared<ListArguments, ListedBidRow>(
    name,
    (viewer, job, at, state, limit, offset) => sql`
      select theirs.spent, theirs.next_at, ${planOfMember(viewer)} is not null as has_plan, listed.*
      from (select from jobs jb where jb.id = ${job} and ${openableJob(viewer)}) as seen
      cross join (${spent(viewer)}) as theirs
      left join lateral (
        select page.place, ${bidColumns(at)}
        from (
          select bd.id, row_number() over (
              order by bd.bidder_id = ${viewer} desc, case when jb.author_id = ${viewer} then ${order(at)} end,
                bd.created_at desc, bd.id desc) as place
          from bids bd join jobs jb on jb.id = bd.job_id
          where bd.job_id = ${job} and (${state}::text is null or jb.author_id <> ${viewer} or bd.state = ${state})
            and ${isStanding(viewer)}
          order by place limit ${limit}::int offset ${offset}::int) as page
        join bids bd on bd.id = page.id ${bidTables}) as listed on true
      order by listed.place`,
  )

/** By what a job's bids are listed for its client. To others an order would tell prices: they get the latest first. */
export const listBidsBy = {
  newest: listBids('list_bids_newest', () => sql`null::int`),
  price: listBids('list_bids_by_price', () => sql`bd.price`),
  /** By rating; of the same, who has more reviews first. */
  rating: listBids(
    'list_bids_by_rating',
    (at) => sql`(
      select array[-rated.rating::numeric, -rated.reviews]
      from (${ratingOf(sql.ref('bd.bidder_id'), at, sql`'client'::text`)}) as rated)`,
  ),
  days: listBids('list_bids_by_days', () => sql`bd.days`),
}

const countSpentRow = prepared<[member: number], Spent>('count_spent_bids', (member) => spent(member))

/** Returns how many bids of a member count in the present period, and when the first of them counts no more. */
export async function getSpent(db: Db, member: number): Promise<Spent> {
  return (await countSpentRow(db, member))[0] ?? { spent: 0, next_at: null }
}

/** Returns how many bids of a member count in the present period. */
export const countSpent = async (db: Db, member: number): Promise<number> =>
  (await getSpent(db, member)).spent
