/** SQL that writes groups; their members are written by `members/members.queries.ts`. */
import type { Topic } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'

export interface NewGroup {
  readonly name: string
  readonly description: string
  readonly isClosed: boolean
}

/** Adds a group with its owner; returns its id. */
export async function addGroup(
  tx: Tx,
  owner: number,
  { name, description, isClosed }: NewGroup,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into groups (name, description, is_closed) values (${name}, ${description}, ${isClosed}) returning id`.execute(
    tx,
  )
  const [{ id } = { id: 0 }] = rows
  await sql`
    insert into group_members (group_id, member_id, standing, notice) values (${id}, ${owner}, 'owner', 'all')`.execute(
    tx,
  )
  return id
}

export interface GroupChange {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly rules?: string | undefined
  readonly avatar_id?: string | undefined
  readonly banner_id?: string | undefined
}

/** Changes the given fields; the others stay. */
export async function setGroup(tx: Tx, group: number, change: GroupChange): Promise<void> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(said).length === 0) return
  await tx.updateTable('groups').set(said).where('id', '=', group).execute()
}

export async function setClosed(tx: Tx, group: number, isClosed: boolean): Promise<void> {
  await tx.updateTable('groups').set({ is_closed: isClosed }).where('id', '=', group).execute()
}

/** True if the group has posts or chat messages that aren't deleted. */
export async function hasContent(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql`
    (select from posts where group_id = ${group} and deleted_at is null limit 1)
    union all
    (select from conversations c join messages d on d.conversation_id = c.id
      where c.group_id = ${group} and d.deleted_at is null limit 1)`.execute(tx)
  return rows.length > 0
}

export async function deleteGroup(tx: Tx, group: number): Promise<void> {
  await sql`update groups set deleted_at = now() where id = ${group}`.execute(tx)
}

/** Restores the owner's deleted group; false if there is none. */
export async function restoreGroup(tx: Tx, owner: number, group: number): Promise<boolean> {
  // Locked before its owner is looked up: it may be handed over first.
  await sql`select from groups where id = ${group} for no key update`.execute(tx)
  const { numAffectedRows } = await sql`
    update groups g set deleted_at = null from group_members s
    where g.id = ${group} and g.deleted_at is not null
      and s.group_id = g.id and s.member_id = ${owner} and s.standing = 'owner'`.execute(tx)
  return numAffectedRows === 1n
}

/** Pins or unpins a post of the group; returns whether it is pinned now, undefined if it isn't the group's. */
export async function togglePinned(tx: Tx, group: number, post: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ pinned: boolean }>`
    update groups g set pinned_post_id = nullif(p.id, g.pinned_post_id)
    from posts p where g.id = ${group} and p.id = ${post} and p.group_id = g.id and p.deleted_at is null and p.position is not null
    returning g.pinned_post_id is not null as pinned`.execute(tx)
  return rows[0]?.pinned
}

/**
 * How many of the latest posts and surveys are rechecked. Pages of older ones may still get hints, which
 * carry no content.
 */
const mostLookedAt = 200

/** Lists the topics of pages with the latest posts and surveys of a group, and of its call. */
export async function listTopicsWithin(tx: Tx, group: number): Promise<Topic[]> {
  const { rows } = await sql<{ kind: 'post' | 'survey' | 'video_call'; id: number }>`
    (select 'post' as kind, id from posts where group_id = ${group} and deleted_at is null and position is not null
      order by position desc limit ${sql.lit(mostLookedAt)})
    union all
    (select 'survey', id from surveys where group_id = ${group} and deleted_at is null
      order by created_at desc, id desc limit ${sql.lit(mostLookedAt)})
    union all
    (select 'video_call', k.id from conversations c join video_calls k on k.conversation_id = c.id
      where c.group_id = ${group} and k.ended_at is null)`.execute(tx)
  return rows.flatMap(({ kind, id }): Topic[] => [
    `${kind}:${id}`,
    ...(kind === 'video_call' ? [] : [`comments:${id}` as const]),
  ])
}
