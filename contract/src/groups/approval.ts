import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Post } from '../posts/posts.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { longestDeclineReason } from '../shared/group-acts.ts'
import { IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

/** Posts of a group that wait until its owner or a moderator has approved them. */

export const group_approval_update = defineCall({
  name: 'group_approval_update',
  doc: 'Have posts of ordinary members wait for approval, or no more. What waits already goes on waiting. For the group’s owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}'],
  input: z.object({ group_id: IdIn, approves_posts: FlagIn.describe('1: they wait.') }),
  output: z.object({ approves_posts: Flag }),
  refusals: ['group_not_found', 'group_forbidden'],
})

export const group_held_post_list = defineCall({
  name: 'group_held_post_list',
  doc: 'The posts that wait for approval in a group, the first written first. For its owner and moderators. Those of members whom a block hides from the caller are left to the others.',
  auth: 'member',
  effect: 'read',
  // Other members aren't told of what waits: hints of this topic name who is.
  topics: ['group:{group_id}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({
    recdata: z.array(Post),
    /** The others of their threads: who approves or declines the first decides about all. */
    parts: z.array(Post),
    next: Next,
  }),
  refusals: ['group_not_found', 'group_forbidden'],
})

export const group_post_approve = defineCall({
  name: 'group_post_approve',
  doc: 'Publish a post that waits for approval, with the time of now. If its files are still being processed, it is published when they are ready. Its author is told.',
  auth: 'member',
  effect: 'write',
  topics: ['group_posts:{group_id}', 'group:{group_id}'],
  input: z.object({ group_id: IdIn, post_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'held_post_gone', 'held_post_file_failed'],
  message: 'done.group_post_approved',
})

export const group_post_decline = defineCall({
  name: 'group_post_decline',
  doc: 'Give a post that waits for approval back to its author, as a draft. Its author is told, with the reason if there is one.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    post_id: IdIn,
    reason: TextIn(longestDeclineReason, 'decline_reason_too_long')
      .optional()
      .describe('Why, in up to 500 characters. Its author reads it.'),
  }),
  output: z.object({}),
  publishes: { texts: ['reason'] },
  refusals: ['group_not_found', 'group_forbidden', 'held_post_gone'],
  message: 'done.group_post_declined',
})
