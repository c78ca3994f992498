import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'
import { ReportType } from './moderation.ts'
import { Barred } from './queue.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What a member and moderators write to each other. */
    moderator_messages: true
  }
}

/** What a member and moderators write to each other: about a decision, or in the member’s general thread. */

/** The longest message, in graphemes. */
export const longestModeratorMessage = 2000
/** The most messages of one member to moderators within 24 hours. */
export const mostToModerators = 20

/** The decision that a thread is about. */
export const ThreadAbout = z.object({
  decision_id: Id,
  report_type: ReportType,
  /** The beginning of what it said when it was decided. */
  shown: z.string(),
  /** The title of the rule. */
  rule: z.string(),
})
export type ThreadAbout = z.infer<typeof ThreadAbout>

const ofThread = {
  decision_id: IdIn.optional().describe('The decision that it’s about; the general thread if missing.'),
}

const Message = TextIn(longestModeratorMessage, 'moderator_message_too_long').refine(
  (text) => text !== '',
  'message_required',
)

export const ModeratorMessage = z.object({
  message_id: Id,
  message: z.string(),
  /** 1: moderators wrote it; by which of them isn’t said. */
  by_staff: Flag,
  created_at: z.iso.datetime(),
})
export type ModeratorMessage = z.infer<typeof ModeratorMessage>

export const moderator_messages = defineCall({
  name: 'moderator_messages',
  doc: 'What the caller and moderators wrote to each other, latest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['moderator_messages:{me}'],
  input: z.object({ ...ofThread, ...PageIn }),
  output: z.object({ about: ThreadAbout.nullable(), messages: z.array(ModeratorMessage), next: Next }),
  refusals: ['decision_not_found'],
})

export const send_moderator_message = defineCall({
  name: 'send_moderator_message',
  doc: 'Write to moderators, about a decision about the caller or about anything; at most 20 messages a day.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['moderator_messages:{me}'],
  input: z.object({ ...ofThread, message: Message }),
  output: z.object({}),
  refusals: ['decision_not_found', 'too_many_to_moderators'],
  message: 'done.moderators_written',
})

const topics = ['report_queue:{me}'] as const

export const MemberThread = z.object({
  member: Named,
  /** Null: the general thread of the member. */
  about: ThreadAbout.nullable(),
  /** The beginning of its latest message; empty where the caller has a part in it. */
  message: z.string(),
  by_staff: Flag,
  latest_at: z.iso.datetime(),
  /** Since when the member waits for an answer; null: they don’t. */
  waits_since: z.iso.datetime().nullable(),
  /** Null: the caller may read and answer it. */
  barred: Barred.nullable(),
})
export type MemberThread = z.infer<typeof MemberThread>

export const member_thread_list = defineCall({
  name: 'member_thread_list',
  doc: 'Threads with members: those that wait for an answer, longest first, or all, latest first.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({
    state: z.enum(['waiting', 'all', ''], 'thread_state_invalid').optional().describe('waiting if missing.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(MemberThread), next: Next }),
  refusals: [],
})

const ofMember = { view_user_id: IdIn, ...ofThread }

export const member_messages = defineCall({
  name: 'member_messages',
  doc: 'What a member and moderators wrote to each other, latest first. Nobody reads what they have a part in.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({ ...ofMember, ...PageIn }),
  output: z.object({
    member: Named,
    about: ThreadAbout.nullable(),
    /** 1: the member waits for an answer. */
    waits: Flag,
    messages: z.array(
      z.object({
        ...ModeratorMessage.shape,
        /** Who of staff wrote it; null if the member did, or if they have left. */
        moderator: Named,
      }),
    ),
    next: Next,
  }),
  refusals: ['member_not_found', 'decision_not_found', 'case_barred'],
})

const Read = z
  .union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid')
  .optional()
  .describe('The latest message that the caller has read; 0 or missing where there is none.')

export const send_member_message = defineCall({
  name: 'send_member_message',
  doc: 'Write to a member as a moderator; who of staff wrote isn’t said. Refused where somebody has written since the latest message that the caller read.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ ...ofMember, message: Message, read_id: Read }),
  output: z.object({}),
  refusals: ['member_not_found', 'decision_not_found', 'case_barred', 'written_since'],
  message: 'done.member_written',
})

export const settle_member_thread = defineCall({
  name: 'settle_member_thread',
  doc: 'Say that a thread with a member needs no answer. It waits again with the member’s next message.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ ...ofMember, read_id: Read }),
  output: z.object({}),
  refusals: ['member_not_found', 'decision_not_found', 'case_barred', 'written_since', 'thread_settled'],
  message: 'done.thread_settled',
})
