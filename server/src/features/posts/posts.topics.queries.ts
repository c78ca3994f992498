/** SQL of the topics of posts. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'
import { visibleGroupTopic } from '../../visibility/group-topics.ts'

/**
 * Gives a post of a group a topic of that group, or none; false where the group has none that the member sees. It is locked,
 * so that it isn't removed before the post has it.
 */
export async function setTopic(
  tx: Tx,
  { member, post, group }: { readonly member: number; readonly post: number; readonly group: number },
  topic: number | null,
): Promise<boolean> {
  if (topic === null) {
    await sql`delete from post_topics where post_id = ${post}`.execute(tx)
    return true
  }
  const { rows: found } = await sql`
    select from group_topics topic
    where topic.id = ${topic} and topic.group_id = ${group} and ${visibleGroupTopic(sql`${member}::bigint`)}
    for key share of topic`.execute(tx)
  if (found.length === 0) return false
  await sql`
    insert into post_topics (post_id, topic_id, position)
    select p.id, ${topic}, p.position from posts p where p.id = ${post}
    on conflict (post_id) do update set topic_id = excluded.topic_id, position = excluded.position`.execute(
    tx,
  )
  return true
}
