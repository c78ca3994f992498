/** SQL of a member's own jobs, of what they do for others, and of their bids. */
import { type RawBuilder, sql } from 'kysely'
import type { BidStatus } from '@commons/contract/shared/bid.ts'
import type { AuthorRow } from '../../../authors/author.queries.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { openableJob, takesBids } from '../../../visibility/jobs.ts'
import type { Who } from '../../../visibility/members.ts'
import { jobColumns, type JobRow, jobTables } from '../jobs/jobs.rows.ts'
import { givenWords, hasWords } from './sought-words.ts'

type PageArguments = [member: number, before: number, limit: number, offset: number, text: string]

export interface WorkRow extends AuthorRow {
  bid_id: number
  agreement_id: number | null
  bidder_id: number
  /** In cents of US dollars. */
  price: string
  days: number
}

export interface MyProjectRow extends JobRow {
  at: number
  work: WorkRow | null
}

/** Who does the job `jb`, as JSON, at the terms in force. The two of an agreement know each other, whatever comes between them. */
// oxlint-disable-next-line commons/members-in-sight -- the two of an agreement know each other
const work = sql`
  (select jsonb_build_object('bid_id', bd.id, 'bidder_id', bd.bidder_id,
      'price', coalesce(terms.price, bd.price)::text,
      'days', case when terms.pay_by = 'fixed' then terms.delivery else bd.days end,
      'agreement_id', ag.id, 'username', mb.username, 'full_name', mb.full_name, 'is_bot', mb.is_bot, 'avatar_key', face.key)
    from bids bd join members mb on mb.id = bd.bidder_id left join media face on face.id = mb.avatar_id
      left join lateral (
        select id, version from agreements
        where job_id = jb.id and freelancer_id = bd.bidder_id and state in ('active', 'ended')
        order by id desc limit 1) as ag on true
      left join agreement_versions terms on terms.agreement_id = ag.id and terms.version = ag.version
    where bd.job_id = jb.id and bd.state = 'awarded' limit 1)`

/** Lists jobs of `page`, rows of `id` and `at`, with who does them. */
const projects = (name: string, page: (member: Who) => RawBuilder<unknown>) =>
  prepared<PageArguments, MyProjectRow>(
    name,
    (member, before, limit, offset, text) => sql`
      with ${givenWords(text)},
      page as materialized (
        select id, at from (${page(member)}) as mine where at < ${before}
        order by at desc limit ${limit}::int offset ${offset}::int)
      select place.at, ${jobColumns}, ${work} as work
      from page as place join jobs jb on jb.id = place.id ${jobTables}
      order by place.at desc`,
  )

/** True where somebody works on the job `jb`: it stays awarded when its agreement ends. */
export const isUnderWay = sql<boolean>`
  (jb.state = 'awarded' and exists (select from agreements ag where ag.job_id = jb.id and ag.state = 'active'))`
const isOver = sql<boolean>`(jb.state in ('closed', 'suspended') or (jb.state = 'awarded' and not ${isUnderWay}))`

const own = (such: RawBuilder<boolean>) => (member: Who) =>
  sql`
  select jb.id, jb.id as at from jobs jb
  where jb.author_id = ${member} and jb.deleted_at is null and ${such} and ${hasWords}`

const done = (such: RawBuilder<boolean>) => (member: Who) =>
  sql`
  select jb.id, bd.id as at from bids bd join jobs jb on jb.id = bd.job_id
  where bd.bidder_id = ${member} and bd.state = 'awarded' and ${such} and ${hasWords} and ${openableJob(member)}`

/** What is listed to a client and to a freelancer, by the tab. */
export const listProjects = {
  client: {
    open: projects('list_open_own_jobs', own(sql<boolean>`jb.state in ('draft', 'open')`)),
    current: projects('list_current_own_jobs', own(isUnderWay)),
    past: projects('list_past_own_jobs', own(isOver)),
  },
  freelancer: {
    current: projects('list_current_work', done(isUnderWay)),
    past: projects('list_past_work', done(isOver)),
  },
}

export interface MyBidRow extends JobRow {
  bid_id: number
  /** In cents of US dollars. */
  price: string
  days: number
  state: BidStatus
  reason: string
  bid_at: Date
  bid_edited_at: Date | null
  is_returned: boolean
}

/** Lists a member's bids that stand, latest first, with more columns and tables. */
const bids = <Row extends MyBidRow>(name: string, more: (member: Who) => readonly RawBuilder<unknown>[]) =>
  prepared<PageArguments, Row>(name, (member, before, limit, offset, text) => {
    const [columns = sql``, tables = sql``] = more(member)
    return sql`
      with ${givenWords(text)},
      page as materialized (
        select bd.* from bids bd join jobs jb on jb.id = bd.job_id
        where bd.bidder_id = ${member} and bd.id < ${before} and bd.state <> 'retreated' and ${hasWords}
          and ${openableJob(member)}
        order by bd.id desc limit ${limit}::int offset ${offset}::int)
      select ${jobColumns}, bd.id as bid_id, bd.price::text, bd.days, bd.state, bd.reason, bd.created_at as bid_at,
        bd.edited_at as bid_edited_at, bd.returned_at is not null as is_returned ${columns}
      from page as bd join jobs jb on jb.id = bd.job_id ${jobTables} ${tables}
      order by bd.id desc`
  })

export const listOwnBids = bids<MyBidRow>('list_own_bids', () => [])

export interface InsightRow extends MyBidRow {
  minutes: number
  rank: number | null
  /** In cents of US dollars. */
  winning: string | null
  is_verified: boolean
  published: number
  awarded: number
  over: number
  is_chat_initiated: boolean
}

/** Of a client's jobs, so many of the latest tell of the client. */
const latestJobs = sql.lit(100)

/** Lists a member's bids with how they did. A rank would tell others' prices as long as bids can change. */
export const listInsights = bids<InsightRow>('list_insight_bids', (member) => [
  sql`,
    greatest(0, extract(epoch from bd.created_at - jb.created_at) / 60)::int as minutes,
    case when not ${takesBids} then (
      select count(*)::int + 1 from bids other
      where other.job_id = jb.id and other.state <> 'retreated' and (other.price, other.id) < (bd.price, bd.id)) end as rank,
    (select won.price::text from bids won where won.job_id = jb.id and won.state = 'awarded' limit 1) as winning,
    m.email_verified_at is not null as is_verified, theirs.published, theirs.awarded, theirs.over,
    exists (
      select from conversations c join messages said on said.conversation_id = c.id
      where c.kind = 'freelance' and c.low_id = least(${member}::bigint, jb.author_id)
        and c.high_id = greatest(${member}::bigint, jb.author_id)
        and said.author_id = jb.author_id and said.created_at >= bd.created_at) as is_chat_initiated`,
  sql`cross join lateral (
    select count(*)::int as published, (count(*) filter (where state = 'awarded'))::int as awarded,
      (count(*) filter (where not takes_bids))::int as over
    from (
      select jb.state, ${takesBids} as takes_bids from jobs as jb
      where jb.author_id = m.id and jb.position is not null and jb.deleted_at is null
      order by jb.id desc limit ${latestJobs}) as latest) as theirs`,
])
