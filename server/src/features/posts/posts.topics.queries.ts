/** SQL of the topics of posts. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'
import { visibleGroupTopic } from '../../visibility/group-topics.ts'

/** The post, and all others of its thread, which have one topic. */
const withItsThread = (post: number) => sql`array(
      select ${post}::bigint union
      select each_part.id from posts asked join posts each_part on each_part.thread_id = asked.thread_id
      where asked.id = ${post})`

/**
 * Gives a post of a group, and all of its thread, which is locked, a topic of that group, or none. Returns the ids of
 * those that it changed; undefined where the group has no such topic that the member sees. It is locked, so that it isn't
 * removed before they have it.
 */
export async function setTopic(
  tx: Tx,
  { member, post, group }: { readonly member: number; readonly post: number; readonly group: number },
  topic: number | null,
): Promise<number[] | undefined> {
  if (topic === null) {
    const { rows } = await sql<{ id: number }>`
      delete from post_topics where post_id = any (${withItsThread(post)}) returning post_id as id`.execute(
      tx,
    )
    return rows.map(({ id }) => id)
  }
  const { rows: found } = await sql`
    select from group_topics topic
    where topic.id = ${topic} and topic.group_id = ${group} and ${visibleGroupTopic(sql`${member}::bigint`)}
    for key share of topic`.execute(tx)
  if (found.length === 0) return undefined
  const { rows } = await sql<{ id: number }>`
    insert into post_topics as given (post_id, topic_id, position)
    select p.id, ${topic}, p.position from posts p where p.id = any (${withItsThread(post)}) order by p.id
    on conflict (post_id) do update set topic_id = excluded.topic_id, position = excluded.position
      where given.topic_id <> excluded.topic_id or given.position is distinct from excluded.position
    returning post_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}
