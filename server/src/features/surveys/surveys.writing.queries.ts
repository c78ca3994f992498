/** SQL that writes surveys and votes, in the order of `discussion.locks.ts`. */
import { sql } from 'kysely'
import { authorColumns, authorTables } from '../../authors/author.queries.ts'
import { me } from '../../discussion/discussion.locks.ts'
import { claiming, type KeyParameters } from '../../platform/call/idempotency.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { visibleSurvey } from '../../visibility/surveys.ts'
import {
  isClosed,
  type ListedSurveyRow,
  type SurveyRow,
  wholeSurvey,
  wholeTables,
} from './surveys.queries.ts'

export interface NewSurvey {
  readonly author: number
  readonly title: string
  readonly options: readonly string[]
  readonly closesAt: Date
}

const insertSurvey = prepared<
  [author: number, title: string, options: readonly string[], closesAt: Date, ...key: KeyParameters],
  ListedSurveyRow
>(
  'add_survey',
  (author, title, options, closesAt, ...key) => sql`
    with ${me(author)},
    added as (
      insert into surveys (author_id, title, options, closes_at)
      select me.id, ${title}, ${options}::text[], ${closesAt}::timestamptz from me returning *),
    object as (insert into objects (id) select id from added),
    ${claiming('added', key)}
    select sv.id, sv.author_id, ${authorColumns}, sv.title, sv.options, sv.closes_at, ${isClosed} as is_closed,
      array_fill(0, array[cardinality(sv.options)]) as votes, null::smallint as choice, 0 as at
    from added sv ${authorTables(sql`sv.author_id`)}`,
)

/** Adds a survey and claims its key, by one statement; undefined where its author is gone. */
export async function addSurvey(
  tx: Db,
  { author, title, options, closesAt }: NewSurvey,
  key: KeyParameters,
): Promise<ListedSurveyRow | undefined> {
  return (await insertSurvey(tx, author, title, options, closesAt, ...key))[0]
}

export interface VoteRow extends SurveyRow {
  has_option: boolean
  /** This has been the vote. */
  is_new: boolean
}

// Locked against its closing, which a vote either precedes or sees. The count is read from what counted it: all other
// rows are as they were before. A vote that has been cast under the same key fails by that key, and is answered again.
const insertVote = prepared<[member: number, survey: number, option: number, ...key: KeyParameters], VoteRow>(
  'add_vote',
  (member, survey, option, ...[call, key, hash]) => sql`
    with ${me(member)},
    target as materialized (
      select sv.*, me.id as voter from me cross join surveys sv
      where sv.id = ${survey} and ${visibleSurvey(member)} for share of sv),
    vote as (
      insert into survey_members as v (survey_id, member_id, choice, since)
      select sv.id, sv.voter, least(${option}::bigint, 9)::smallint, clock_timestamp() from target sv
      where not ${isClosed} and ${option}::bigint <= cardinality(sv.options)
      on conflict (survey_id, member_id) do update set choice = excluded.choice, since = excluded.since
        where v.choice is null
      returning v.survey_id as id, v.member_id as author_id, v.choice, old.member_id is not null as had_seen),
    claimable as (
      select id, voter as author_id from target
      where exists (select from vote) or exists (select from idempotency_keys k
        where k.member_id = target.voter and k.call = ${call} and k.key = ${key})),
    ${claiming('claimable', [call, key, hash])},
    counted as (
      update survey_counts c
      set votes[vote.choice] = c.votes[vote.choice] + 1, active = c.active - vote.had_seen::int
      from vote where c.survey_id = vote.id returning c.votes, c.active)
    select ${wholeSurvey(member, {
      votes: sql`coalesce(counted.votes, counts.votes)`,
      active: sql`coalesce(counted.active, counts.active)`,
      choice: sql`coalesce(vote.choice, mine.choice)`,
    })},
      ${option}::bigint <= cardinality(sv.options) as has_option, vote.id is not null as is_new
    from target sv ${wholeTables(member)} left join vote on true left join counted on true`,
)

/** Counts a vote and claims its key, by one statement; undefined where `member` does not see the survey. */
export async function addVote(
  tx: Db,
  member: number,
  survey: number,
  option: number,
  key: KeyParameters,
): Promise<VoteRow | undefined> {
  return (await insertVote(tx, member, survey, option, ...key))[0]
}

/** Notes that the member has seen an open survey, once. */
export const addSeen = prepared<[member: number, survey: number], never>(
  'add_survey_seen',
  (member, survey) => sql`
    with ${me(member)},
    target as materialized (
      select sv.id, me.id as viewer from me cross join surveys sv
      where sv.id = ${survey} and not ${isClosed} and ${visibleSurvey(member)} for key share of sv),
    seen as (
      insert into survey_members (survey_id, member_id) select id, viewer from target
      on conflict do nothing returning survey_id)
    update survey_counts c set active = c.active + 1 from seen where c.survey_id = seen.survey_id`,
)

export interface OwnSurvey {
  readonly author_id: number
  readonly is_closed: boolean
}

/** The survey, locked against votes and other changes; undefined where `viewer` does not see it. */
export async function lockSurvey(tx: Tx, viewer: number, survey: number): Promise<OwnSurvey | undefined> {
  const { rows } = await sql<OwnSurvey>`
    with ${me(sql`${viewer}`)},
    target as materialized (
      select sv.* from me cross join surveys sv
      where sv.id = ${survey} and ${visibleSurvey(sql`${viewer}::bigint`)} for no key update of sv)
    select sv.author_id, ${isClosed} as is_closed from target sv`.execute(tx)
  return rows[0]
}

export async function closeSurvey(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set closes_at = clock_timestamp() where id = ${survey}`.execute(tx)
}

export async function deleteSurvey(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set deleted_at = now() where id = ${survey}`.execute(tx)
}

/** Takes the deletion of one's own survey back; answers whether there was one. */
export async function restoreSurvey(tx: Tx, author: number, survey: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update surveys set deleted_at = null
    where id = ${survey} and author_id = ${author} and deleted_at is not null`.execute(tx)
  return numAffectedRows === 1n
}
