/** SQL that counts closed surveys from their ballots, and tells of them. */
import type { SurveyKind, SurveyOutcome } from '@commons/contract/shared/survey-shown.ts'
import { type RawBuilder, sql } from 'kysely'
import { allowTime } from '../../../platform/db/allowed-time.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { isClosed } from '../surveys.queries.ts'

export interface ClosedSurvey {
  readonly id: number
  readonly kind: SurveyKind
  readonly title: string
  readonly options: string[]
  readonly is_secret: boolean
  readonly votes: number[]
  readonly voters: number
}

const isNotCounted = sql<boolean>`not exists (select from survey_outcomes x where x.survey_id = sv.id)`

/** The closed survey, after all votes that came in time; undefined where it is not closed, or was counted before. */
export async function lockClosed(tx: Tx, survey: number): Promise<ClosedSurvey | undefined> {
  // Many ballots are read in a job that nobody waits for.
  await allowTime(tx, 600_000)
  const locked = await sql`
    select from surveys sv where sv.id = ${survey} and ${isClosed} and ${isNotCounted} for no key update of sv`.execute(
    tx,
  )
  if (locked.rows.length === 0) return undefined
  // Asked again: whoever counted while this waited for the lock was not seen by the first.
  const { rows } = await sql<ClosedSurvey>`
    select sv.id, sv.kind, sv.title, sv.options, sv.is_secret, counts.votes, counts.voters
    from surveys sv join survey_counts counts on counts.survey_id = sv.id
    where sv.id = ${survey} and ${isNotCounted}`.execute(tx)
  return rows[0]
}

/** Writes the ballots again in the order of their codes, so that not even where they lie says when they were cast. */
export async function shuffleBallots(tx: Tx, survey: number): Promise<void> {
  await sql`
    with gone as (delete from survey_ballots where survey_id = ${survey} returning *)
    insert into survey_ballots select * from gone order by code`.execute(tx)
}

export async function addOutcome(
  tx: Tx,
  survey: number,
  { chain_hash, ballot_count, winners, rounds }: SurveyOutcome,
): Promise<void> {
  await sql`
    insert into survey_outcomes (survey_id, chain_hash, ballots, winners, rounds)
    values (${survey}, ${chain_hash}, ${ballot_count}, ${winners}::smallint[], ${JSON.stringify(rounds)}::jsonb)`.execute(
    tx,
  )
}

const ids = async (db: Db, found: RawBuilder<{ id: number }>) =>
  (await found.execute(db)).rows.map(({ id }) => id)

/** Surveys that are closed and of which not all is done. */
export const listUnsettled = (db: Db, most: number) =>
  ids(
    db,
    sql`select id from surveys where settled_at is null and closes_at <= now() order by closes_at limit ${most}`,
  )

/** Surveys that close within a day, of which nobody was told that. */
export const listClosingSoon = (db: Db, most: number) =>
  ids(
    db,
    sql`select id from surveys where not is_reminded and closes_at < now() + interval '1 day' order by closes_at limit ${most}`,
  )

export async function markSettled(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set settled_at = now() where id = ${survey}`.execute(tx)
}

export async function markReminded(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set is_reminded = true where id = ${survey}`.execute(tx)
}

/** So many are told by one statement. */
const part = 1000

/** Tells those who have a row of this survey; of whoever knows already, gathering finds that. */
async function tell(db: Db, kind: string, survey: number, which: RawBuilder<boolean>): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const { rows }: { rows: Array<{ last: number | null }> } = await sql<{ last: number | null }>`
      with told as materialized (
        select v.member_id from survey_members v
        where v.survey_id = ${survey} and v.member_id > ${after}::bigint and ${which}
        order by v.member_id limit ${part}),
      written as (
        insert into notification_outbox (kind, member_id, about_id, object_id)
        select ${kind}, member_id, ${survey}::bigint, ${survey}::bigint from told)
      select max(member_id) as last from told`.execute(db)
    after = rows[0]?.last ?? null
  }
}

/** Tells those who have seen the survey and not voted that it closes soon, unless it was never open for long. */
export async function tellClosingSoon(db: Db, survey: number): Promise<void> {
  await tell(
    db,
    'survey_closing',
    survey,
    sql<boolean>`v.choices is null and (select sv.closes_at > now() and sv.closes_at - sv.created_at > interval '36 hours'
      from surveys sv where sv.id = v.survey_id)`,
  )
}

/** Tells the author and the voters that the survey has its result. */
export async function tellClosed(db: Db, survey: number): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'survey_closed', author_id, id, id from surveys where id = ${survey}`.execute(db)
  await tell(
    db,
    'survey_closed',
    survey,
    sql<boolean>`v.choices is not null and v.member_id <> (select sv.author_id from surveys sv where sv.id = v.survey_id)`,
  )
}
