/** SQL of members who are away. */
import type { Topic } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'

/** Waits for whatever the member is writing, and has what they write from then on find them away. */
export async function lockLeaving(tx: Db, member: number): Promise<void> {
  await sql`select id from members where id = ${member} for update`.execute(tx)
}

/** Hides the member from everybody; `days`: until they are deleted, null where they are not to be. */
export async function setAway(tx: Db, member: number, days: number | null): Promise<Date | null> {
  const { rows } = await sql<{ delete_at: Date | null }>`
    insert into away_members (member_id, delete_at)
    values (${member}, now() + ${days}::int * interval '1 day')
    on conflict (member_id) do update set delete_at = excluded.delete_at, warned_at = null
    returning delete_at`.execute(tx)
  return rows[0]?.delete_at ?? null
}

const end = prepared<[member: number], { delete_at: Date | null }>(
  'end_away',
  (member) => sql`delete from away_members where member_id = ${member} returning delete_at`,
)

/** Shows the member again; answers how they were away, undefined where they were not. */
export async function endAway(tx: Db, member: number): Promise<{ delete_at: Date | null } | undefined> {
  const [row] = await end(tx, member)
  return row
}

/** So many of the latest objects are told to be read again; others are when they are next asked for. */
const mostTold = 100

/**
 * Pages that may be open with something of the member on them: the latest posts, reels and surveys that they made,
 * reposts of these, and where they commented.
 */
export async function listTopicsOf(tx: Db, member: number): Promise<Topic[]> {
  const { rows } = await sql<{ kind: 'post' | 'reel' | 'survey' | null; id: number }>`
    with own as materialized (
      select id from posts where author_id = ${member} and deleted_at is null and position is not null
      order by position desc limit ${sql.lit(mostTold)}),
    reposts as (
      select id from posts where original_id = any (array(select id from own)) limit ${sql.lit(mostTold)}),
    commented as (
      select distinct object_id from (
        select object_id from comments where author_id = ${member} order by id desc limit ${sql.lit(mostTold)}) as latest)
    select 'post' as kind, id from own
    union all select 'post', id from reposts
    union all (select 'reel', id from reels where author_id = ${member} and deleted_at is null and position is not null
      order by position desc limit ${sql.lit(mostTold)})
    union all (select 'survey', id from surveys where author_id = ${member} and deleted_at is null
      order by created_at desc, id desc limit ${sql.lit(mostTold)})
    union all select null, object_id from commented`.execute(tx)
  return [
    `member:${member}`,
    `timeline:${member}`,
    `about:${member}`,
    ...rows.flatMap(({ kind, id }): Topic[] =>
      kind === null ? [`comments:${id}`] : [`${kind}:${id}`, `comments:${id}`],
    ),
  ]
}

/** The address of somebody who is deleted is forgotten once their last mail is sent, or has been given up. */
export async function forgetDeletedMails(db: Db): Promise<void> {
  await sql`delete from mails where kind = 'accounts.leaving.deleted' and state not in ('waiting', 'sending')`.execute(
    db,
  )
}
