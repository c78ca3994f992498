import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Id } from '../shared/id.ts'
import { Next, PageOfMovingIn } from '../shared/page.ts'
import { Named, Reason } from '../staff/staff.ts'

/** Tags as staff see them, and which of them nothing suggests. */

const topics = ['report_queue:{me}'] as const
const TagText = z.string('text_invalid').max(1000, 'text_too_long')

export const tagStates = ['all', 'blocked'] as const

const TagLine = z.object({
  tag_id: Id,
  hashtag: z.string(),
  /** Public posts with it. */
  post_count: Count,
  reel_count: Count,
  video_count: Count,
  /** Null: it isn't blocked. */
  block: z.object({ reason: z.string(), blocked_by: Named, blocked_at: z.iso.datetime() }).nullable(),
})
export type TagLine = z.infer<typeof TagLine>

export const admin_tag_list = defineCall({
  name: 'admin_tag_list',
  doc: 'Tags that something public has, or those that are blocked, most used first.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({
    search: TagText.optional().describe('How they begin.'),
    state: z
      .enum([...tagStates, ''], 'tag_state_invalid')
      .optional()
      .describe('`all` if missing. `blocked`: only blocked ones, used or not.'),
    ...PageOfMovingIn,
  }),
  output: z.object({ recdata: z.array(TagLine), next: Next }),
  refusals: [],
})

export const block_tag = defineCall({
  name: 'block_tag',
  doc: 'Take a tag out of what is trending and suggested. Its posts stay, and its page says so.',
  auth: 'moderator',
  effect: 'write',
  topics: ['report_queue:{me}', 'tags:{me}'],
  input: z.object({ hashtag: TagText, reason: Reason.describe('Why, for other staff.') }),
  output: z.object({ tag_id: Id }),
  refusals: ['hashtag_empty', 'tag_blocked'],
  message: 'done.tag_blocked',
})

export const unblock_tag = defineCall({
  name: 'unblock_tag',
  doc: 'Let a tag be trending and suggested again.',
  auth: 'moderator',
  effect: 'write',
  topics: ['report_queue:{me}', 'tags:{me}'],
  input: z.object({ hashtag: TagText }),
  output: z.object({}),
  refusals: ['tag_not_blocked'],
  message: 'done.tag_unblocked',
})
