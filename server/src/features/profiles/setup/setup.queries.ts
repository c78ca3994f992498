/** All SQL of /profilesetup, and of the checklist that follows it. */
import { firstFollows } from '@commons/contract/profiles/setup.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export async function listChosen(db: Db, member: number): Promise<number[]> {
  const rows = await db
    .selectFrom('member_interests')
    .select('interest_id')
    .where('member_id', '=', member)
    .orderBy('interest_id')
    .execute()
  return rows.map(({ interest_id }) => interest_id)
}

/** Replaces a member's interests; false if one of them doesn't exist. */
export async function setInterests(tx: Tx, member: number, ids: readonly number[]): Promise<boolean> {
  await sql`delete from member_interests
    where member_id = ${member} and interest_id <> all (${ids}::int[])`.execute(tx)
  await sql`insert into member_interests (member_id, interest_id)
    select ${member}, id from interests where id = any (${ids}::int[])
    on conflict do nothing`.execute(tx)
  return (await listChosen(tx, member)).length === ids.length
}

/** Records that a member has finished or skipped /profilesetup; this locks their row. */
export async function setSetUp(tx: Tx, member: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({ set_up_at: sql`coalesce(set_up_at, ${now()})` })
    .where('id', '=', member)
    .execute()
}

interface StepsRow {
  picture: boolean
  post: boolean
  follows: boolean
  email: boolean
  about: boolean
}

const steps = prepared<[member: number], StepsRow>(
  'find_first_steps',
  // oxlint-disable-next-line commons/members-in-sight -- the viewer’s own row
  (member) => sql`
    select m.avatar_id is not null as picture,
      exists (select from posts where author_id = m.id and position is not null and deleted_at is null) as post,
      coalesce(c.following, 0) >= ${sql.lit(firstFollows)} as follows,
      m.email_verified_at is not null as email,
      exists (select from member_entries where member_id = m.id and deleted_at is null) as about
    from members m left join member_counts c on c.member_id = m.id
    where m.id = ${member} and m.set_up_at is not null and m.checklist_hidden_at is null`,
)

/** Returns what a new member has done so far; undefined if they aren't shown the checklist. */
export async function findFirstSteps(db: Db, member: number): Promise<StepsRow | undefined> {
  const [row] = await steps(db, member)
  return row
}

export async function hideChecklist(tx: Tx, member: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({ checklist_hidden_at: sql`coalesce(checklist_hidden_at, ${now()})` })
    .where('id', '=', member)
    .execute()
}
