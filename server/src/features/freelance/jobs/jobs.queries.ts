/** SQL that reads jobs: one of them, and lists of them. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { AttachmentRow } from '../../../platform/media/address.ts'
import { queryOf } from '../../../search/stretches.ts'
import { mostSampled, rarer } from '../search/rarer.ts'
import { beginsWith, typedWords } from '../../../search/words.ts'
import { isListedJob, openableJob, takesBids, visibleJob } from '../../../visibility/jobs.ts'
import { hiddenMembers, isFindable, type Who } from '../../../visibility/members.ts'
import { jobColumns, type JobRow, jobTables } from './jobs.rows.ts'

/** What is known of a job's client. */
interface ClientRow {
  is_verified: boolean
  since: Date
  /** Their tokens, in the smallest unit. */
  tokens: string | null
  /** Their published jobs, at most {@link mostCounted} of the latest. */
  published: number
  open: number
  awarded: number
  /** Jobs that were open and take no more bids. */
  over: number
  /** Minutes from a bid to the first answer, the median of the latest. */
  answer_minutes: number | null
}

export interface JobFileRow extends AttachmentRow {
  place: number
}

export interface JobDetailRow extends JobRow, ClientRow {
  files: JobFileRow[]
}

const mostCounted = sql.lit(1_000)

/** A client's jobs, and bids for each, so many of the latest, whose answers tell how soon they answer. */
const latestJobs = sql.lit(20)
const latestBids = sql.lit(20)
/** Of fewer answers nothing is said. */
const fewestAnswers = sql.lit(3)

/** Minutes from a bid to the first answer of the client `m`: the median of the latest bids that were answered. */
const answerMinutes = sql<number | null>`
  (select case when count(*) >= ${fewestAnswers}
      then ceil(extract(epoch from percentile_disc(0.5) within group (order by took)) / 60)::int end
    from (
      select bd.answered_at - bd.created_at as took
      from (
        select jb.id from jobs as jb where jb.author_id = m.id and jb.position is not null
        order by jb.id desc limit ${latestJobs}) as latest
      cross join lateral (
        select bd.answered_at, bd.created_at from bids as bd where bd.job_id = latest.id
        order by bd.id desc limit ${latestBids}) as bd
      where bd.answered_at is not null) as answers)`

const findJobRow = prepared<[viewer: number, job: number], JobDetailRow>(
  'find_job',
  (viewer, job) => sql`
    select ${jobColumns}, m.email_verified_at is not null as is_verified, m.created_at as since,
      (select balance::text from ledger_accounts
        where owner_kind = 'member' and owner_id = jb.author_id and asset = ${sql.lit(assetIds.FCELL)}
          and purpose = 'available') as tokens,
      ${answerMinutes} as answer_minutes, theirs.published, theirs.open, theirs.awarded, theirs.over,
      array(
        select jsonb_build_object('place', f.place, 'key', file.key, 'bytes', file.bytes, 'mime', file.mime,
          'file_name', file.file_name)
        from job_files f join media file on file.id = f.media_id where f.job_id = jb.id order by f.place) as files
    from jobs jb ${jobTables}
    cross join lateral (
      select count(*)::int as published, (count(*) filter (where takes_bids))::int as open,
        (count(*) filter (where state = 'awarded'))::int as awarded, (count(*) filter (where not takes_bids))::int as over
      from (
        select jb.state, ${takesBids} as takes_bids from jobs as jb
        where jb.author_id = m.id and jb.position is not null and jb.deleted_at is null
        order by jb.id desc limit ${mostCounted}) as latest) as theirs
    where jb.id = ${job} and ${openableJob(viewer)}`,
)

export async function findJob(db: Db, viewer: number, job: number): Promise<JobDetailRow | undefined> {
  return (await findJobRow(db, viewer, job))[0]
}

export interface ListedJobRow extends JobRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Rows: the jobs of `page` (rows of `id` and `at`, all visible to the viewer), in its order. */
export const listedJobs = (page: RawBuilder<unknown>) => sql<ListedJobRow>`
  with page as materialized (${page})
  select place.at, ${jobColumns}
  from (select unnest(ids) as id, unnest(places) as at from (
    select array_agg(id order by at desc) as ids, array_agg(at order by at desc) as places from page) as arrays) as place
  join jobs jb on jb.id = place.id ${jobTables}
  order by place.at desc`

type PageArguments = [viewer: number, before: number, limit: number, offset: number]

/** How many jobs are walked beyond the newest ones. */
const mostWalked = sql.lit(20_000)

/** Lists jobs that take bids, newest first. */
export const listOpenJobs = prepared<PageArguments, ListedJobRow>(
  'list_open_jobs',
  (viewer, before, limit, offset) =>
    listedJobs(sql`
      select jb.id, jb.position as at from jobs jb
      where ${isListedJob} and ${takesBids} and jb.position < ${before} and ${visibleJob(viewer)}
        and ${isFindable(viewer, sql.ref('jb.author_id'))}
      order by jb.position desc limit ${limit}::int offset ${offset}::int`),
)

/** Lists jobs in a state; of open ones, those whose bidding is over. */
export const listJobsIn = prepared<[...PageArguments, state: string], ListedJobRow>(
  'list_jobs_in',
  (viewer, before, limit, offset, state) =>
    listedJobs(sql`
      select jb.id, jb.position as at from jobs jb
      where jb.deleted_at is null and jb.state = ${state} and not ${takesBids} and jb.position < ${before}
        and ${visibleJob(viewer)} and ${isFindable(viewer, sql.ref('jb.author_id'))}
      order by jb.position desc limit ${limit}::int offset ${offset}::int`),
)

/** Jobs walked, newest first, before the indexes of words and skills are asked. */
const newestWalked = sql.lit(3_000)
/** Jobs with the words, or with one of the skills, that are looked at beyond these. */
const mostMatching = sql.lit(5_000)

type SearchArguments = [
  ...PageArguments,
  text: string,
  skills: readonly string[],
  from: number,
  to: number,
  pay: string | null,
  verified: boolean,
]

/**
 * Lists jobs that take bids by words, skills and budget, newest first. The newest are walked; older ones are
 * found by the index of words or of skills, whichever are rarer, or by walking on, as far as {@link mostWalked},
 * where neither is rare.
 */
export const searchJobs = prepared<SearchArguments, ListedJobRow>(
  'search_jobs',
  (viewer, before, limit, offset, text, skills, from, to, pay, verified) => {
    const rest = sql`
      jb.budget_to >= ${from} and jb.budget_from <= ${to} and (${pay}::text is null or jb.pay_by = ${pay})
      and ${takesBids} and ${visibleJob(viewer, sql.ref('given.hidden'))}
      and ${isFindable(viewer, sql.ref('jb.author_id'))}
      and (not ${verified}::boolean
        or (select m.email_verified_at is not null from members m where m.id = jb.author_id))`
    const suits = sql`
      (given.sought is null or jb.words @@ given.sought)
      and (given.skills = '{}' or jb.skill_keys && given.skills) and ${rest}`
    // What is behind a limit is read as far as a page needs.
    const newest = sql`
      select * from jobs jb where ${isListedJob} and jb.position < ${before}
      order by jb.position desc limit ${newestWalked}`
    const older = (way: 'words' | 'skills' | 'walk', which: Who, how: Who) => sql`
      select jb.id, jb.position as at from given cross join floor cross join lateral (
        select * from jobs jb where ${isListedJob} and ${which} and jb.position <= floor.at ${how}) as jb
      where not (select is_full from page_full) and (select name from way) = ${sql.lit(way)} and ${suits}`
    const rows = sql`${limit}::int + ${offset}::int`
    return listedJobs(sql`
      with given as materialized (
        select ${queryOf(sql.ref('words'))}::tsquery as sought, skill_keys(${skills}::text[]) as skills,
          array(${hiddenMembers(viewer)}) as hidden
        from (select ${typedWords(text)} as words) as typed),
      near as materialized (
        select jb.id, jb.position as at from given cross join lateral (${newest}) as jb where ${suits} limit ${rows}),
      page_full as materialized (select count(*) >= ${rows} as is_full from near),
      floor as materialized (
        select jb.position as at from jobs jb where ${isListedJob} and jb.position < ${before}
          and not (select is_full from page_full)
        order by jb.position desc limit 1 offset ${newestWalked}),
      ${rarer(sql`
          select * from jobs jb where ${isListedJob} and jb.position < ${before}
          order by jb.position desc limit ${mostSampled}`)},
      far as (
        select * from (
          select * from (${older('words', sql`jb.words @@ given.sought`, sql`limit ${mostMatching}`)}) as by_words
          union all
          select * from (${older('skills', sql`jb.skill_keys && given.skills`, sql`limit ${mostMatching}`)}) as by_skills
          union all
          (${older('walk', sql`true`, sql`order by jb.position desc limit ${mostWalked}`)}
          limit ${rows})) as older
        order by at desc limit ${rows})
      select id, at from (select * from near union all select * from far) as found
      order by at desc limit ${limit}::int offset ${offset}::int`)
  },
)

/** Lists skills that jobs ask for most; those that begin with the text, if there is one. */
export const listSkills = prepared<[text: string, limit: number], { name: string; jobs: number }>(
  'list_skills',
  (text, limit) => sql`
    select s.name, s.jobs from skills s
    where s.jobs > 0 and (${text}::text = '' or ${beginsWith(sql.ref('s.key'), sql`lower(normalize(${text}::text, NFKC))`)})
    order by s.jobs desc, s.key limit ${limit}::int`,
)
