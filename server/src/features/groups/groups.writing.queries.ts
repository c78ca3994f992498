/** SQL that writes groups; their members are written by `members/members.queries.ts`. */
import type { Topic } from '@commons/contract/call.ts'
import { mostGroupPins } from '@commons/contract/shared/group-acts.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'
import { notUnsafe, visiblePost } from '../../visibility/posts.ts'
import type { Question } from './groups.queries.ts'
import { movePicturesOfStory } from './groups.stories.queries.ts'

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
  if (change.description !== undefined) await movePicturesOfStory(tx, group, change.description)
  await tx.updateTable('groups').set(said).where('id', '=', group).execute()
}

export async function setClosed(tx: Tx, group: number, isClosed: boolean): Promise<void> {
  await tx.updateTable('groups').set({ is_closed: isClosed }).where('id', '=', group).execute()
}

export async function setQuestions(tx: Tx, group: number, questions: readonly Question[]): Promise<void> {
  await sql`update groups set questions = ${JSON.stringify(questions)}::jsonb where id = ${group}`.execute(tx)
}

/** Whether posts of ordinary members wait for approval. */
export async function setApproval(tx: Tx, group: number, isOn: boolean): Promise<void> {
  await tx.updateTable('groups').set({ approves_posts: isOn }).where('id', '=', group).execute()
}

/** True if the group has posts or chat messages that aren't deleted. */
export async function hasContent(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql`
    (select from posts where group_id = ${group} and deleted_at is null limit 1)
    union all
    (select from conversations c join messages d on d.conversation_id = c.id
      where c.group_id = ${group} and d.deleted_at is null limit 1)
    union all
    (select from group_events
      where group_id = ${group} and deleted_at is null and cancelled_at is null and ends_at > now() limit 1)`.execute(
    tx,
  )
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

export type Pinning = 'pinned' | 'unpinned' | 'too_many'

/**
 * Pins or unpins a post of the group, which is locked; undefined if it isn't one that `leader` sees. Where all
 * places are taken, one that they don't see gives up its own: they couldn't unpin it.
 */
export async function togglePinned(
  tx: Tx,
  { leader, group, post }: { readonly leader: number; readonly group: number; readonly post: number },
): Promise<Pinning | undefined> {
  const viewer = sql`${leader}::bigint`
  // Whoever deletes it unpins it: it stays as it is until it is pinned.
  await sql`select from posts where id = ${post} for share`.execute(tx)
  const { rows: shown } = await sql`
    select from posts p
    where p.id = ${post} and p.group_id = ${group} and p.position is not null and ${visiblePost(viewer)}`.execute(
    tx,
  )
  if (shown.length === 0) return undefined
  const { rows: unpinned } = await sql`delete from group_pins where post_id = ${post} returning 1`.execute(tx)
  if (unpinned.length > 0) return 'unpinned'
  await sql`
    delete from group_pins where (select count(*) from group_pins where group_id = ${group}) >= ${sql.lit(mostGroupPins)}
      and id = (
        select min(gp.id) from group_pins gp where gp.group_id = ${group}
          and not exists (select from posts p where p.id = gp.post_id and ${visiblePost(viewer)} and ${notUnsafe(viewer)}))`.execute(
    tx,
  )
  const { rows: added } = await sql`
    insert into group_pins (group_id, post_id) select ${group}, ${post}
    where (select count(*) from group_pins where group_id = ${group}) < ${sql.lit(mostGroupPins)} returning 1`.execute(
    tx,
  )
  return added.length > 0 ? 'pinned' : 'too_many'
}

/**
 * How many of the latest posts and surveys are rechecked. Pages of older ones may still get hints, which
 * carry no content.
 */
const mostLookedAt = 200

/** Lists the topics of pages with the latest posts, surveys and events of a group, and of its call. */
export async function listTopicsWithin(tx: Tx, group: number): Promise<Topic[]> {
  const { rows } = await sql<{ kind: 'post' | 'survey' | 'video_call' | 'group_event'; id: number }>`
    (select 'post' as kind, id from posts where group_id = ${group} and deleted_at is null and position is not null
      order by position desc limit ${sql.lit(mostLookedAt)})
    union all
    (select 'survey', id from surveys where group_id = ${group} and deleted_at is null
      order by created_at desc, id desc limit ${sql.lit(mostLookedAt)})
    union all
    (select 'video_call', k.id from conversations c join video_calls k on k.conversation_id = c.id
      where c.group_id = ${group} and k.ended_at is null)
    union all
    (select 'group_event', id from group_events where group_id = ${group} and deleted_at is null
      order by begins_at desc, id desc limit ${sql.lit(mostLookedAt)})`.execute(tx)
  return rows.flatMap(({ kind, id }): Topic[] => [
    `${kind}:${id}`,
    ...(kind === 'video_call' || kind === 'group_event' ? [] : [`comments:${id}` as const]),
  ])
}
