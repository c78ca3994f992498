/** Adds topics of the town's groups, and which of their posts everybody has seen. */
import { sql } from 'kysely'
import type { Tx } from '../platform/db/prepared.ts'
import { topics } from './story/group-topics.ts'
import type { GroupName } from './story/telling.ts'

export async function addGroupTopics(tx: Tx, groups: Readonly<Record<GroupName, number>>): Promise<void> {
  for (const [group, named] of Object.entries(topics) as Array<[GroupName, Record<string, string>]>)
    for (const [place, [name, words]] of Object.entries(named).entries())
      await sql`
        with topic as (
          insert into group_topics (group_id, name, place, openings)
          select g.id, ${name}, ${place + 1}, case when g.is_closed then g.openings end
          from groups g where g.id = ${groups[group]} returning id)
        insert into post_topics (post_id, topic_id, position)
        select p.id, topic.id, p.position from topic cross join posts p
        where p.group_id = ${groups[group]} and p.message ilike ${`%${words}%`} and p.position is not null
        on conflict do nothing`.execute(tx)
  // The latest post of each group is new to its members.
  await sql`
    update group_members s set seen_position = coalesce((
      select p.position from posts p where p.group_id = s.group_id and p.position is not null and p.deleted_at is null
      order by p.position desc offset 1 limit 1), 0)`.execute(tx)
}
