/** SQL of the topics of groups. Callers that write have locked the group: `groups.access.ts`. */
import type { GroupStanding } from '@commons/contract/groups/groups.ts'
import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { openGroup } from '../../../visibility/groups.ts'
import { visiblePost } from '../../../visibility/posts.ts'

/** Returns the group of a topic; undefined where `viewer` doesn't see into it. */
export async function findGroupOfTopic(db: Db, viewer: number, topic: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select g.id from group_topics topic join groups g on g.id = topic.group_id
    where topic.id = ${topic} and ${openGroup(sql`${viewer}::bigint`)}`.execute(db)
  return rows[0]?.id
}

/** Lists the topics of a group, in order. */
export async function listTopics(tx: Tx, group: number): Promise<GroupTopic[]> {
  const { rows } = await sql<GroupTopic>`
    select id as group_topic_id, name from group_topics where group_id = ${group} order by place, id`.execute(
    tx,
  )
  return rows
}

/** Whether another topic of the group has this name, in whatever case. */
export async function isTaken(tx: Tx, group: number, name: string, but = 0): Promise<boolean> {
  const { rows } = await sql`
    select from group_topics where group_id = ${group} and lower(name) = lower(${name}) and id <> ${but}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Adds a topic after those that the group has; returns its id. */
export async function addTopic(tx: Tx, group: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into group_topics (group_id, name, place, openings)
    select g.id, ${name}, (select coalesce(max(other.place), 0) + 1 from group_topics other where other.group_id = g.id),
      case when g.is_closed then g.openings end
    from groups g where g.id = ${group}
    returning id`.execute(tx)
  const [{ id } = { id: 0 }] = rows
  return id
}

/** Renames a topic. A name that is given in a closed group is for those who are in it by then. */
export async function renameTopic(tx: Tx, topic: number, name: string): Promise<void> {
  await sql`
    update group_topics topic set name = ${name}, openings = case when g.is_closed then g.openings end
    from groups g where g.id = topic.group_id and topic.id = ${topic} and topic.name <> ${name}`.execute(tx)
}

/** Puts the topics of a group in the order of these ids. */
export async function orderTopics(tx: Tx, group: number, ids: readonly number[]): Promise<void> {
  await sql`
    update group_topics topic set place = next.place
    from unnest(${ids}::bigint[]) with ordinality as next (id, place)
    where topic.id = next.id and topic.group_id = ${group}`.execute(tx)
}

/** Removes a topic of a group; returns how many posts had it, or undefined where the group has no such topic. */
export async function removeTopic(tx: Tx, group: number, topic: number): Promise<number | undefined> {
  // First, so that no post gets it from here on.
  await sql`select from group_topics where id = ${topic} for update`.execute(tx)
  const { rows } = await sql<{ posts: number }>`
    delete from group_topics topic where topic.id = ${topic} and topic.group_id = ${group}
    returning (select count(*)::int from post_topics filed where filed.topic_id = topic.id) as posts`.execute(
    tx,
  )
  return rows[0]?.posts
}

/**
 * Keeps a post of the group, and then the caller's standing, until the transaction ends; returns that standing, or undefined
 * if it isn't a post that they see. In this order: whoever edits a post locks its group after it, and whoever changes a
 * standing locks the group before that.
 */
export async function lockPostIn(
  tx: Tx,
  { leader, group, post }: { readonly leader: number; readonly group: number; readonly post: number },
): Promise<GroupStanding | undefined> {
  const viewer = sql`${leader}::bigint`
  await sql`
    with ${me(sql`${leader}`)}
    select from me cross join posts p
    where p.id = any (array(
        select ${post}::bigint union
        select each_part.id from posts asked join posts each_part on each_part.thread_id = asked.thread_id
        where asked.id = ${post}))
      and p.group_id = ${group}
    order by p.id for no key update of p`.execute(tx)
  await sql`select from group_members where group_id = ${group} and member_id = ${leader} for share`.execute(
    tx,
  )
  const { rows } = await sql<{ standing: GroupStanding }>`
    select mine.standing from posts p
    join group_members mine on mine.group_id = p.group_id and mine.member_id = ${leader}
    where p.id = ${post} and p.group_id = ${group} and p.position is not null and ${visiblePost(viewer)}`.execute(
    tx,
  )
  return rows[0]?.standing
}
