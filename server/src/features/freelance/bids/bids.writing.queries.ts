/**
 * SQL that writes bids. Whoever bids takes a turn with their own other bids, then shares the job with other
 * bidders; whoever changes the job keeps them out.
 */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { takesBids, visibleJob } from '../../../visibility/jobs.ts'

export interface WrittenBid {
  readonly message: string
  /** In cents of US dollars. */
  readonly price: bigint
  readonly days: number
}

/** Serializes a member's bids: of two at once, only one may be the last of its period. */
export async function lockBids(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bids of ' || ${member}::bigint, 36))`.execute(tx)
}

export interface BidJob {
  readonly client: number
  readonly takes_bids: boolean
  readonly bids: number
  /** The member's own bid, if they have one. */
  readonly bid: number | null
  readonly state: 'open' | 'shortlisted' | 'declined' | 'retreated' | 'awarded' | null
  readonly is_returned: boolean | null
}

/** Locks a job against changes, for a bid; undefined where the member doesn't see it, or is gone. */
export async function lockJobForBid(tx: Tx, member: number, job: number): Promise<BidJob | undefined> {
  await sql`
    with ${me(sql`${member}`)}
    select from me cross join jobs jb where jb.id = ${job} for share of jb`.execute(tx)
  const { rows } = await sql<BidJob>`
    select jb.author_id as client, ${takesBids} as takes_bids, counts.bids, own.id as bid, own.state,
      own.returned_at is not null as is_returned
    from jobs jb join job_counts counts on counts.job_id = jb.id
      left join bids own on own.job_id = jb.id and own.bidder_id = ${member}
    where jb.id = ${job} and ${visibleJob(sql`${member}::bigint`)}`.execute(tx)
  return rows[0]
}

export async function addBid(tx: Tx, job: number, bidder: number, bid: WrittenBid): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bids (job_id, bidder_id, price, days, message)
    values (${job}, ${bidder}, ${bid.price}, ${bid.days}, ${bid.message})
    on conflict (job_id, bidder_id) do update set price = excluded.price, days = excluded.days,
      message = excluded.message, state = 'open', created_at = now(), edited_at = null, returned_at = null, answered_at = null,
      spent_at = case when bids.returned_at is null then bids.spent_at else now() end
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A bid was not added')
  return row.id
}

export async function setBid(tx: Tx, id: number, bid: WrittenBid): Promise<void> {
  await sql`
    update bids set price = ${bid.price}, days = ${bid.days}, message = ${bid.message}, edited_at = now()
    where id = ${id}`.execute(tx)
}

export interface LockedBid {
  readonly id: number
  readonly job: number
  readonly bidder: number
  readonly client: number
  readonly state: 'open' | 'shortlisted' | 'declined' | 'awarded'
  readonly takes_bids: boolean
}

/**
 * Locks a bid that stands, after its job, for its bidder or the job's client; undefined where `member` is
 * neither, or doesn't see the job.
 */
export async function lockBid(tx: Tx, member: number, bid: number): Promise<LockedBid | undefined> {
  await sql`
    with ${me(sql`${member}`)}
    select from me cross join jobs jb where jb.id = (select job_id from bids where id = ${bid}) for share of jb`.execute(
    tx,
  )
  const { rows } = await sql<LockedBid>`
    select bd.id, bd.job_id as job, bd.bidder_id as bidder, jb.author_id as client, bd.state, ${takesBids} as takes_bids
    from bids bd join jobs jb on jb.id = bd.job_id
    where bd.id = ${bid} and ${member}::bigint in (bd.bidder_id, jb.author_id) and bd.state <> 'retreated'
      and ${visibleJob(sql`${member}::bigint`)} for no key update of bd`.execute(tx)
  return rows[0]
}

export async function setState(
  tx: Tx,
  id: number,
  state: 'open' | 'shortlisted' | 'declined' | 'retreated',
  reason = '',
): Promise<void> {
  await sql`update bids set state = ${state}, reason = ${reason} where id = ${id}`.execute(tx)
}

/** Jobs read at once of those whose bids may come back. */
const mostDue = 200
/** Days after the end of bidding in which a client may answer. */
const daysToAnswer = 14

/** Lists jobs whose bids come back unless they were answered, in the order of their ids. */
export async function listUnanswered(db: Db, at: Date, after: number): Promise<Array<{ id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs
    where bids_settled_at is null and state = 'open' and bidding_ends <= ${at}::timestamptz - ${daysToAnswer} * interval '1 day'
      and id > ${after}
    order by id limit ${mostDue}`.execute(db)
  return rows
}

/**
 * Gives back the bids for a job that its client has neither declined nor answered with an offer or a message.
 * Does nothing where another process has, or the job was changed in the meantime.
 */
export async function returnUnanswered(tx: Tx, job: number, at: Date): Promise<number[]> {
  const { rows: due } = await sql<{ author_id: number }>`
    update jobs set bids_settled_at = ${at}
    where id = ${job} and bids_settled_at is null and state = 'open'
      and bidding_ends <= ${at}::timestamptz - ${daysToAnswer} * interval '1 day'
    returning author_id`.execute(tx)
  const [ended] = due
  if (!ended) return []
  const { rows } = await sql<{ bidder_id: number }>`
    update bids bd set returned_at = ${at}
    where bd.job_id = ${job} and bd.returned_at is null and bd.state in ('open', 'shortlisted')
      and not exists (
        select from agreements ag where ag.job_id = bd.job_id and ag.freelancer_id = bd.bidder_id)
      and not exists (
        select from conversations c join messages said on said.conversation_id = c.id
        where c.kind = 'freelance' and c.low_id = least(bd.bidder_id, ${ended.author_id}::bigint)
          and c.high_id = greatest(bd.bidder_id, ${ended.author_id}::bigint)
          and said.author_id = ${ended.author_id} and said.created_at >= bd.created_at)
    returning bd.bidder_id`.execute(tx)
  return rows.map(({ bidder_id }) => bidder_id)
}
