import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { longestTopicName } from '../shared/group-acts.ts'
import { Id, IdIn } from '../shared/id.ts'
import { canonicalName, hasHidden } from '../shared/name.ts'
import { TextIn } from '../shared/text.ts'

/** Topics of groups: what the posts of a group are sorted by. Its owner and moderators name them. */

export const GroupTopic = z.object({ group_topic_id: Id, name: z.string() })
export type GroupTopic = z.infer<typeof GroupTopic>

const TopicName = TextIn(longestTopicName, 'topic_name_too_long')
  .transform(canonicalName)
  .refine((name) => name !== '', 'topic_name_missing')
  .refine((name) => !hasHidden(name), 'group_name_hidden')
  .describe('1 to 40 characters.')

const Changed = z.object({ recdata: GroupTopic.extend({ group_id: Id }) })

export const group_topic_create = defineCall({
  name: 'group_topic_create',
  doc: 'Add a topic to a group, after those that it has: 20 at most. For its owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}'],
  input: z.object({ group_id: IdIn, name: TopicName }),
  output: Changed,
  publishes: { texts: ['name'], as: 'group:{group_id}' },
  refusals: ['group_not_found', 'group_forbidden', 'too_many_group_topics', 'topic_name_taken'],
  message: 'done.topic_added',
})

export const group_topic_update = defineCall({
  name: 'group_topic_update',
  doc: 'Rename a topic of a group, or move it to another place among its topics. What is missing stays. For its owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{recdata.group_id}'],
  input: z.object({
    group_topic_id: IdIn,
    name: TopicName.optional(),
    place: IdIn.optional().describe('From 1, the first.'),
  }),
  output: Changed,
  publishes: { texts: ['name'], as: 'group:{recdata.group_id}' },
  refusals: ['group_topic_not_found', 'group_forbidden', 'topic_name_taken'],
})

export const group_topic_delete = defineCall({
  name: 'group_topic_delete',
  doc: 'Remove a topic of a group. Its posts stay, without a topic. For its owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_posts:{group_id}'],
  input: z.object({ group_topic_id: IdIn }),
  output: z.object({
    group_id: Id,
    /** How many posts had it. */
    post_count: Count,
  }),
  refusals: ['group_topic_not_found', 'group_forbidden'],
  message: 'done.topic_removed',
})

/** A topic, or none. */
export const TopicIn = z.union([IdIn, z.literal('').transform(() => null)], 'id_invalid')

export const group_post_topic = defineCall({
  name: 'group_post_topic',
  doc: 'Give a post of a group a topic, or take it away. For its owner and moderators; authors use `edit_post`.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'group_posts:{group_id}'],
  input: z.object({ group_id: IdIn, post_id: IdIn, group_topic_id: TopicIn.describe('Empty for none.') }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'post_not_found', 'group_topic_not_found'],
})
