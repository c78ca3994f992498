/** SQL of posts that wait until those who run their group have approved them. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { whole } from '../posts.cards.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow } from '../posts.rows.ts'
import { isForApprovalOf } from './drafts.sql.ts'

/** Whether posts of the member wait in this group, as it is now. */
export async function asksApproval(db: Db, group: number, author: number): Promise<boolean> {
  const { rows } = await sql`
    select from groups g join group_members s on s.group_id = g.id and s.member_id = ${author}
    where g.id = ${group} and g.approves_posts and s.standing = 'member'`.execute(db)
  return rows.length > 0
}

/** Asks those who run the group to approve a draft. */
export async function setWaiting(tx: Tx, post: number, group: number): Promise<void> {
  await sql`
    update post_drafts set waits_in = ${group}, publish_at = null, problem = null, reason = null, saved_at = now()
    where post_id = ${post}`.execute(tx)
}

/** The same may happen to a post again, which is other news. */
const thisTime = sql`(extract(epoch from now()) * 1000)::bigint`

/**
 * Tells those who run a group that posts wait there: each of them who is asked about this post, and about no other.
 * Others may wait that they don't see, as a block hides their authors.
 */
export async function addNewsOfWaiting(tx: Tx, group: number, post: number): Promise<void> {
  const leader = sql.ref('lead.member_id')
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'group_posts_waiting', lead.member_id, lead.group_id, ${thisTime} from group_members lead
    where lead.group_id = ${group} and lead.standing in ('owner', 'moderator')
      and (
        select array_agg(dr.post_id) from post_drafts dr join posts p on p.id = dr.post_id
        where dr.waits_in = ${group} and ${isForApprovalOf(leader)}) = array[${post}::bigint]
    order by lead.member_id`.execute(tx)
}

export interface Asked {
  group: number
  leaders: number[]
}

/** Returns who is asked to approve a post, or the thread that it is in, also a deleted one; undefined where nobody is. */
export async function findAsked(db: Db, post: number, author?: number): Promise<Asked | undefined> {
  const isTheirs = author === undefined ? sql`true` : sql`dr.author_id = ${author}`
  const { rows } = await sql<Asked>`
    select dr.waits_in as group, array(select s.member_id from group_members s
      where s.group_id = dr.waits_in and s.standing in ('owner', 'moderator')) as leaders
    from post_drafts dr
    where dr.post_id = (select coalesce(p.thread_id, p.id) from posts p where p.id = ${post}) and dr.waits_in is not null
      and ${isTheirs}`.execute(db)
  return rows[0]
}

/** Returns those of these posts of the author that wait for approval. */
export async function listHeldOf(db: Db, author: number, posts: readonly number[]): Promise<number[]> {
  if (posts.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select post_id as id from post_drafts
    where post_id = any (${posts}::bigint[]) and author_id = ${author} and waits_in is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists the posts that wait in a group, the first to have been written first, for who runs it. */
export const listHeldPosts = prepared<
  [leader: number, group: number, after: number, limit: number, offset: number],
  ListedRow
>('list_held_posts', (leader, group, after, limit, offset) =>
  postsOf(
    sql`select p.id from post_drafts dr join posts p on p.id = dr.post_id
      where dr.waits_in = ${group} and dr.post_id > ${after} and ${isForApprovalOf(leader)}
      order by dr.post_id limit ${limit}::int offset ${offset}::int`,
    leader,
  ),
)
export const listHeld = whole(listHeldPosts)

/** Locks the author of a post against removal, which news for them does too, but before the group and the post. */
export async function lockAuthorOf(tx: Tx, post: number): Promise<void> {
  await sql`
    select from members author join posts p on p.author_id = author.id where p.id = ${post} for key share of author`.execute(
    tx,
  )
}

/** Locks a post that waits in a group; returns its author, or undefined where `leader` isn't asked about it. */
export async function lockHeld(
  tx: Tx,
  { leader, group, post }: { readonly leader: number; readonly group: number; readonly post: number },
): Promise<number | undefined> {
  await sql`select from posts where id = ${post} and group_id = ${group} for update`.execute(tx)
  const { rows } = await sql<{ author: number }>`
    select dr.author_id as author from post_drafts dr join posts p on p.id = dr.post_id
    where dr.post_id = ${post} and dr.waits_in = ${group} and ${isForApprovalOf(sql`${leader}::bigint`)}`.execute(
    tx,
  )
  return rows[0]?.author
}

/** Gives a post back to its author as a draft. */
export async function setDeclined(tx: Tx, post: number, reason: string): Promise<void> {
  await sql`
    update post_drafts set waits_in = null, problem = 'declined', reason = ${reason === '' ? null : reason}, saved_at = now()
    where post_id = ${post}`.execute(tx)
}

/** Notes for its author what became of a post. */
export async function addNewsOfJudged(
  tx: Tx,
  kind: 'group_post_approved' | 'group_post_declined',
  { author, post }: { readonly author: number; readonly post: number },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    values (${kind}, ${author}, ${post}, ${thisTime}, ${post})`.execute(tx)
}
