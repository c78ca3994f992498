/** SQL of jobs and freelancers in the search for everything: the best of them. */
import type { JobPay } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { mostFound, newestWalked, queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import { isListedFreelancer, visibleFreelancer } from '../../../visibility/freelancers.ts'
import { isListedJob, takesBids, visibleJob } from '../../../visibility/jobs.ts'
import { hiddenMembers, isFindable, type Who } from '../../../visibility/members.ts'
import { mutedWords } from '../../../visibility/posts.ts'

/** Of those that the index finds so many are looked at. */
const lookedAt = sql.lit(1_000)

/** One row: the words sought, the words that the viewer muted as a pattern, and who is hidden from them. */
const given = (viewer: Who, text: Who) => sql`
  given as materialized (
    select ${queryOf(sql.ref('words'))}::tsquery as sought,
      ${mutedWords(viewer)} as muted,
      array(${hiddenMembers(viewer)}) as hidden
    from (select ${typedWords(text)} as words) as typed)`

const notMuted = (owner: Who, text: Who, viewer: Who) => sql<boolean>`(
  ${isFindable(viewer, owner)} and (given.muted is null or ${owner} = ${viewer} or not has_words(${text}, given.muted)))`

export interface FoundJobRow extends AuthorRow {
  id: number
  author_id: number
  title: string
  pay_by: JobPay
  budget_from: number
  budget_to: number
}

/** Rows: jobs that take bids and have these words, newest first. */
export const foundJobs = (viewer: Who, text: Who) => {
  const suits = sql`${takesBids} and ${visibleJob(viewer, sql.ref('given.hidden'))}
    and ${notMuted(sql.ref('jb.author_id'), sql`jb.title || ' ' || jb.description`, viewer)}`
  // oxlint-disable-next-line commons/members-in-sight -- visibleJob asks about each job's client
  return sql<FoundJobRow>`
    with ${given(viewer, text)},
    near as materialized (
      select jb.id, jb.position from given cross join lateral (
        select * from jobs jb where ${isListedJob} order by jb.position desc limit ${newestWalked}) as jb
      where jb.words @@ given.sought and ${suits} limit ${sql.lit(mostFound)}),
    far as (
      select jb.id, jb.position from given cross join lateral (
        select * from jobs jb where ${isListedJob} and jb.words @@ given.sought limit ${lookedAt}) as jb
      where (select count(*) from near) < ${sql.lit(mostFound)} and ${suits}),
    page as materialized (
      select id, position from (select * from near union select * from far) as found
      order by position desc limit ${sql.lit(mostFound)})
    select jb.id, jb.author_id, ${authorColumns}, jb.title, jb.pay_by, jb.budget_from, jb.budget_to
    from page join jobs jb on jb.id = page.id ${authorTables(sql`jb.author_id`)}
    order by page.position desc`
}

export interface FoundFreelancerRow extends AuthorRow {
  id: number
  headline: string
  skills: string[]
  /** In cents; null if not said. */
  hourly_rate: string | null
}

/** Rows: freelancers with these words in what they say they do, those who have done the most first. */
export const foundFreelancers = (viewer: Who, text: Who) => {
  const suits = sql`${visibleFreelancer(viewer, sql.ref('given.hidden'))}
    and ${notMuted(sql.ref('fr.member_id'), sql`fr.headline || ' ' || array_to_string(fr.skills, ' ')`, viewer)}`
  const order = sql`fr.jobs_done desc, fr.position desc`
  // oxlint-disable-next-line commons/members-in-sight -- visibleFreelancer asks about each
  return sql<FoundFreelancerRow>`
    with ${given(viewer, text)},
    near as materialized (
      select fr.member_id from given cross join lateral (
        select * from freelancers fr where ${isListedFreelancer} order by ${order} limit ${newestWalked}) as fr
      where fr.words @@ given.sought and ${suits} limit ${sql.lit(mostFound)}),
    far as (
      select fr.member_id from given cross join lateral (
        select * from freelancers fr where ${isListedFreelancer} and fr.words @@ given.sought limit ${lookedAt}) as fr
      where (select count(*) from near) < ${sql.lit(mostFound)} and ${suits}),
    page as materialized (
      select fr.member_id from (select * from near union select * from far) as found
        join freelancers fr on fr.member_id = found.member_id
      order by ${order} limit ${sql.lit(mostFound)})
    select fr.member_id as id, ${authorColumns}, fr.headline, fr.skills, fr.hourly_rate::text
    from page join freelancers fr on fr.member_id = page.member_id ${authorTables(sql`fr.member_id`)}
    order by ${order}`
}
