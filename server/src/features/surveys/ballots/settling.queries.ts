/** SQL that counts closed surveys from their ballots, and notifies members. */
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

/**
 * Locks a closed survey after all votes cast in time; undefined where it isn't closed, or was counted before.
 */
export async function lockClosed(tx: Tx, survey: number): Promise<ClosedSurvey | undefined> {
  // Many ballots may be read, in a job that nobody waits for.
  await allowTime(tx, 600_000)
  const locked = await sql`
    select from surveys sv where sv.id = ${survey} and ${isClosed} and ${isNotCounted} for no key update of sv`.execute(
    tx,
  )
  if (locked.rows.length === 0) return undefined
  // Checked again: the first check doesn't see a count that committed while this waited for the lock.
  const { rows } = await sql<ClosedSurvey>`
    select sv.id, sv.kind, sv.title, sv.options, sv.is_secret, counts.votes, counts.voters
    from surveys sv join survey_counts counts on counts.survey_id = sv.id
    where sv.id = ${survey} and ${isNotCounted}`.execute(tx)
  return rows[0]
}

/**
 * Rewrites the ballots in the order of their codes, so that not even their place on disk says when they were
 * cast.
 */
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

/** Lists closed surveys that aren't fully settled. */
export const listUnsettled = (db: Db, most: number) =>
  ids(
    db,
    sql`select id from surveys where settled_at is null and closes_at <= now() order by closes_at limit ${most}`,
  )

/** Lists surveys that close within a day and whose reminders haven't been sent. */
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

/** Members notified per statement. */
const part = 1000

/**
 * Notifies members who have a row of this survey that passes `which`; gathering drops repeated notifications.
 */
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

/**
 * Notifies members who have seen the survey but not voted that it closes soon, unless it was only open for a
 * short time.
 */
export async function tellClosingSoon(db: Db, survey: number): Promise<void> {
  await tell(
    db,
    'survey_closing',
    survey,
    sql<boolean>`v.choices is null and (select sv.closes_at > now() and sv.closes_at - sv.created_at > interval '36 hours'
      from surveys sv where sv.id = v.survey_id)`,
  )
}

/** Notifies the author and the voters that the result is there. */
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
