/** SQL of saved searches, and of the jobs that they find. */
import type { JobPay } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import { takesBids, visibleJob } from '../../../visibility/jobs.ts'

export interface SearchTerms {
  readonly text: string
  readonly skills: readonly string[]
  readonly budget_from: number | null
  readonly budget_to: number | null
  readonly pay_by: JobPay | null
  readonly client_verified: boolean
}

export interface SavedSearchRow extends SearchTerms {
  id: number
  name: string
  is_alert: boolean
  created_at: Date
}

const columns = sql`
  s.id, s.name, s.text, s.skills, s.budget_from, s.budget_to, s.pay_by, s.client_verified, s.is_alert, s.created_at`

export const listSearches = prepared<[member: number], SavedSearchRow>(
  'list_saved_searches',
  (member) => sql`select ${columns} from saved_searches s where s.member_id = ${member} order by s.id desc`,
)

/** Serializes a member's saving: of two at once, only one may be the last that they may have. */
export async function lockSearches(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('searches of ' || ${member}::bigint, 36))`.execute(
    tx,
  )
}

/** Counts a member's saved searches of other names. */
export async function countOthers(tx: Tx, member: number, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from saved_searches where member_id = ${member} and name <> ${name}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Saves a search under a name, in place of one that has it. */
export async function setSearch(
  tx: Tx,
  member: number,
  { name, terms, isAlert }: { name: string; terms: SearchTerms; isAlert: boolean },
): Promise<SavedSearchRow> {
  const { rows } = await sql<SavedSearchRow>`
    insert into saved_searches as s
      (member_id, name, text, sought, skills, budget_from, budget_to, pay_by, client_verified, is_alert)
    select ${member}, ${name}, ${terms.text}, ${queryOf(sql.ref('words'))}::tsquery, ${terms.skills}::text[],
      ${terms.budget_from}::int, ${terms.budget_to}::int, ${terms.pay_by}, ${terms.client_verified}::boolean,
      ${isAlert}::boolean
    from (select ${typedWords(sql`${terms.text}::text`)} as words) as typed
    on conflict (member_id, name) do update set text = excluded.text, sought = excluded.sought,
      skills = excluded.skills, budget_from = excluded.budget_from, budget_to = excluded.budget_to,
      pay_by = excluded.pay_by, client_verified = excluded.client_verified, is_alert = excluded.is_alert
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A search was not saved')
  return row
}

/** Deletes a member's saved search; false if there is none. */
export async function removeSearch(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from saved_searches where id = ${id} and member_id = ${member}`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Notifies members whose saved searches find a job that was just published, each once. Compares the job with
 * all alerts in one pass, whoever they are; a job is compared once.
 */
export const alertOf = prepared<[job: number], { member_id: number }>(
  'alert_of_job',
  (job) => sql`
    with published as (
      update jobs set alerted_at = now() where id = ${job} and alerted_at is null returning id),
    suited as materialized (
      select distinct s.member_id, jb.id, jb.author_id
      from published join jobs jb on jb.id = published.id
        join members m on m.id = jb.author_id
        join saved_searches s on s.is_alert and s.member_id <> jb.author_id
          and (s.sought is null or jb.words @@ s.sought)
          and (s.skill_keys = '{}' or jb.skill_keys && s.skill_keys)
          and (s.budget_from is null or jb.budget_to >= s.budget_from)
          and (s.budget_to is null or jb.budget_from <= s.budget_to)
          and (s.pay_by is null or jb.pay_by = s.pay_by)
          and (not s.client_verified or m.email_verified_at is not null)
      where ${takesBids})
    insert into notification_outbox (kind, member_id, actor_id, about_id)
    select 'job_match', found.member_id, found.author_id, found.id
    from suited as found join jobs jb on jb.id = found.id
    where ${visibleJob(sql.ref('found.member_id'))}
    returning member_id`,
)

export const alertMembers = async (db: Db, job: number): Promise<number[]> =>
  (await alertOf(db, job)).map(({ member_id }) => member_id)
