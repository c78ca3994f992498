/**
 * Who sees which topic of a group: whoever sees into the group. One that was named while the group was closed stays with
 * those who were members before it was opened, until a post that others see has it. Those who run the group see all.
 */
import { sql } from 'kysely'
import { isGroupMember, leadsGroup } from './groups.ts'
import type { Who } from './members.ts'
import { visiblePost } from './posts.ts'

/** The latest posts of a topic that are asked about. What is published after an opening is later than what was before. */
const lookedAt = sql.lit(20)

/** True where `viewer`, who sees into the group, may know the topic of the row `topic`. */
export const visibleGroupTopic = (viewer: Who) => sql<boolean>`
  (topic.openings is null
    or ${isGroupMember(viewer, sql.ref('topic.group_id'), sql.ref('topic.openings'))}
    or ${leadsGroup(viewer, sql.ref('topic.group_id'))}
    or exists (
      select from (
        select each_filed.post_id from post_topics each_filed
        where each_filed.topic_id = topic.id and each_filed.position is not null
        order by each_filed.position desc limit ${lookedAt}) as filed
      join posts p on p.id = filed.post_id where ${visiblePost(viewer)}))`
