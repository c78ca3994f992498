/** SQL of members who are away. */
import type { Topic } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'

/** Waits for writes in progress by and about the member; later ones will see whether they are away. */
export async function lockLeaving(tx: Db, member: number): Promise<void> {
  await sql`select id from members where id = ${member} for update`.execute(tx)
}

/** Hides the member from everybody; returns when they will be deleted, `days` from now, or null if never. */
export async function setAway(tx: Db, member: number, days: number | null): Promise<Date | null> {
  const { rows } = await sql<{ delete_at: Date | null }>`
    insert into away_members (member_id, delete_at)
    values (${member}, now() + ${days}::int * interval '1 day')
    on conflict (member_id) do update set has_left = true, delete_at = excluded.delete_at, warned_at = null
    returning delete_at`.execute(tx)
  return rows[0]?.delete_at ?? null
}

// Locked like leaving: what is written about them in the meantime must be counted once.
const end = prepared<[member: number], { delete_at: Date | null; is_suspended: boolean }>(
  'end_away',
  (member) => sql`
    with back as materialized (
      select m.id from members m join away_members a on a.member_id = m.id
      where m.id = ${member} and a.has_left for update of m),
    stays as (
      update away_members a set has_left = false, delete_at = null, warned_at = null from back
      where a.member_id = back.id and a.has_left and a.is_suspended returning old.delete_at),
    goes as (
      delete from away_members a using back
      where a.member_id = back.id and a.has_left and not a.is_suspended returning a.delete_at)
    select delete_at, true as is_suspended from stays union all select delete_at, false from goes`,
)

/**
 * Ends that the member is away because they left; returns how they were, or undefined if they weren't. Whoever is
 * suspended stays hidden.
 */
export async function endAway(
  tx: Db,
  member: number,
): Promise<{ delete_at: Date | null; is_suspended: boolean } | undefined> {
  const [row] = await end(tx, member)
  return row
}

/**
 * Hints are sent for this many of the latest objects of each kind; others are read again when next requested.
 */
const mostTold = 100

/**
 * Returns the topics of pages that may show something of the member: their latest posts, reels, videos and surveys,
 * reposts of these, and objects they commented on.
 */
export async function listTopicsOf(tx: Db, member: number): Promise<Topic[]> {
  const { rows } = await sql<{ kind: 'post' | 'reel' | 'video' | 'survey' | null; id: number }>`
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
    union all (select 'video', id from videos where author_id = ${member} and deleted_at is null and position is not null
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

/** Forgets a deleted member's address once their last mail has been sent or given up. */
export async function forgetDeletedMails(db: Db): Promise<void> {
  await sql`delete from mails where kind = 'accounts.leaving.deleted' and state not in ('waiting', 'sending')`.execute(
    db,
  )
}
