import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Post, WaitsForApproval } from './posts.ts'
import { IdIn } from '../shared/id.ts'
import { PublishAtIn } from '../shared/publish-at.ts'

/** Posts that their authors keep for later: drafts, and posts that are published at a time. */

/** Drafts and scheduled posts that a member may have at once. */
export const mostDrafts = 50

/** Why a post couldn't be published at its time. */
export const DraftProblem = z.enum([
  /** Its author has left the group, or the group is gone. It is now a post for their friends. */
  'group',
  /** Its words, tags or links aren't allowed, or its author has posted the same too often. */
  'words',
  /** Its author's account is new and has posted as often as it may in a day. */
  'limit',
  /** A file of it couldn't be processed. */
  'file',
  /** Its author's account was deactivated or suspended. */
  'away',
  /** Those who run its group have declined it. */
  'declined',
])
export type DraftProblem = z.infer<typeof DraftProblem>

export const KeptPost = z.object({
  post: Post,
  /** The others of its thread, which is kept and published as a whole. */
  parts: z.array(Post),
  /** When it is published; null for a draft. */
  publish_at: z.iso.datetime().nullable(),
  problem: DraftProblem.nullable(),
  /** What those who run its group said when they declined it; null for nothing. */
  reason: z.string().nullable(),
  waits_for_approval: WaitsForApproval,
  saved_at: z.iso.datetime(),
})
export type KeptPost = z.infer<typeof KeptPost>

export const post_draft_list = defineCall({
  name: 'post_draft_list',
  doc: 'The caller’s scheduled posts, the next first, and then their drafts and the posts that wait for approval, latest first: all of them, at most 50. Nobody else sees them, but for those who are to approve one. `edit_post` changes them, `post_delete` deletes them.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['waiting:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(KeptPost) }),
  refusals: [],
})

export const post_schedule = defineCall({
  name: 'post_schedule',
  doc: 'Change when a draft or scheduled post of the caller is published. One that waits for approval waits no more.',
  auth: 'member',
  effect: 'write',
  topics: ['waiting:{me}'],
  input: z.object({
    post_id: IdIn,
    publish_at: PublishAtIn.optional().describe(
      'The moment, with its time zone, from 5 minutes to a year ahead. Empty or missing: no time, it becomes a draft.',
    ),
  }),
  output: z.object({}),
  refusals: ['post_not_found'],
  message: 'done.scheduled',
})

export const post_publish = defineCall({
  name: 'post_publish',
  doc: 'Publish a draft or scheduled post of the caller now. If its files are still being processed, it is published when they are ready. In a group that approves posts, it waits for that.',
  auth: 'member',
  effect: 'write',
  topics: ['feed', 'timeline:{me}', 'post:{post_id}', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post, waits_for_approval: WaitsForApproval }),
  refusals: [
    'post_not_found',
    'group_not_found',
    'not_group_member',
    'post_rules_broken',
    'post_file_failed',
  ],
  message: 'done.posted',
})
