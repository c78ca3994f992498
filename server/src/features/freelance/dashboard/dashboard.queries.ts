/** SQL of the dashboard of freelancing. */
import type { activityKinds } from '@commons/contract/freelance/dashboard.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { assetIds } from '../../../ledger/accounts.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { openableJob, visibleJob } from '../../../visibility/jobs.ts'
import { notHidden } from '../../../visibility/members.ts'
import { isUnderWay } from '../my-projects/my-projects.queries.ts'

export interface FiguresRow {
  /** In the smallest unit. */
  tokens: string | null
  open_jobs: number
  received: number
  open_bids: number
  work: number
}

/** Figures are counted over so many of the latest rows. */
const mostCounted = sql.lit(1_000)
/** A client's latest jobs whose bids are counted and shown. */
const latestJobs = sql.lit(50)

const findFigures = prepared<[member: number], FiguresRow>(
  'find_freelance_figures',
  (member) => sql`
    select
      (select balance::text from ledger_accounts
        where owner_kind = 'member' and owner_id = ${member} and asset = ${sql.lit(assetIds.FCELL)}
          and purpose = 'available') as tokens,
      (select count(*)::int from (
        select from jobs jb where jb.author_id = ${member} and jb.state = 'open' and jb.deleted_at is null
        limit ${mostCounted}) as mine) as open_jobs,
      (select count(*)::int from (
        select jb.id from jobs jb where jb.author_id = ${member} and jb.state = 'open' and jb.deleted_at is null
        order by jb.id desc limit ${latestJobs}) as mine
        join bids bd on bd.job_id = mine.id and bd.state = 'open') as received,
      (select count(*)::int from (
        select from bids bd join jobs jb on jb.id = bd.job_id
        where bd.bidder_id = ${member} and bd.state in ('open', 'shortlisted') and bd.returned_at is null
          and jb.state = 'open' and ${visibleJob(member)}
        limit ${mostCounted}) as mine) as open_bids,
      (select count(*)::int from (
        (select from bids bd join jobs jb on jb.id = bd.job_id
        where bd.bidder_id = ${member} and bd.state = 'awarded' and ${isUnderWay} and ${openableJob(member)})
        union all
        (select from jobs jb where jb.author_id = ${member} and ${isUnderWay} and jb.deleted_at is null)
        limit ${mostCounted}) as work) as work`,
)

export async function getFigures(db: Db, member: number): Promise<FiguresRow> {
  const [row] = await findFigures(db, member)
  if (!row) throw new Error('No figures of a member')
  return row
}

export interface ActivityRow extends AuthorRow {
  kind: (typeof activityKinds)[number]
  job_id: number
  title: string
  author_id: number
  at: Date
}

const mostShown = sql.lit(10)

/** Lists what happened last in a member's freelancing: each kind's latest, then the latest of all. */
export const listActivity = prepared<[member: number], ActivityRow>(
  'list_freelance_activity',
  (member) => sql`
    with acts as materialized (
      (select 'published' as kind, jb.id as job_id, jb.author_id, jb.created_at as at from jobs jb
      where jb.author_id = ${member} and jb.position is not null and jb.deleted_at is null
      order by jb.id desc limit ${mostShown})
      union all
      (select 'bid', bd.job_id, jb.author_id, bd.created_at from bids bd join jobs jb on jb.id = bd.job_id
      where bd.bidder_id = ${member} and bd.state <> 'retreated' and ${visibleJob(member)}
      order by bd.id desc limit ${mostShown})
      union all
      (select 'received', theirs.job_id, theirs.bidder_id, theirs.created_at
      from (
        select jb.id from jobs jb where jb.author_id = ${member} and jb.position is not null and jb.deleted_at is null
        order by jb.id desc limit ${latestJobs}) as mine
      cross join lateral (
        select bd.job_id, bd.bidder_id, bd.created_at from bids bd
        where bd.job_id = mine.id and bd.state <> 'retreated' and ${notHidden(member, sql.ref('bd.bidder_id'))}
        order by bd.id desc limit ${mostShown}) as theirs)
      union all
      (select 'invited', i.job_id, i.client_id, i.created_at from job_invites i join jobs jb on jb.id = i.job_id
      where i.member_id = ${member} and ${visibleJob(member)}
      order by i.id desc limit ${mostShown})),
    latest as (select * from acts order by at desc limit ${mostShown})
    select act.kind, act.job_id, jb.title, act.author_id, act.at, ${authorColumns}
    from latest as act join jobs jb on jb.id = act.job_id ${authorTables(sql`act.author_id`)}
    order by act.at desc`,
)
