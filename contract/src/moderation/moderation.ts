import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Reports that a member has sent. */
    reports: true
  }
}

/** Reports that members send to moderators. */

export const ReportType = z.enum([
  'post',
  'comment',
  'reply',
  'member',
  'group_message',
  'chat_message',
  'chat',
  'group',
  'group_event',
  'project',
  'survey',
  'reel',
  'video',
  'channel',
  'job',
])

export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'violence',
  'nsfw_not_marked',
  'self_harm',
  'false_information',
  'illegal',
  'impersonation',
  'other',
] as const
export const ReportReason = z.enum(reportReasons)

export const Report = z.object({
  report_id: Id,
  report_type: ReportType,
  /**
   * Null once it is gone for good. For a repost without a remark the id of its original, for a project that
   * of its group.
   */
  reported_id: Id.nullable(),
  /** The reported member, or the author of what was reported; null if the reporter can no longer see them. */
  user_id: Id.nullable(),
  full_name: z.string().nullable(),
  /** What the reporter saw, as text; empty if its audience was limited and no longer includes the reporter. */
  shown: z.string(),
  /** Its path in the web client; null if the reporter can no longer see it. */
  link: z.string().nullable(),
  /** The kind of file it had. */
  shown_file_type: z.enum(['image', 'video', 'audio', 'attachment']).nullable(),
  reason: ReportReason,
  description: z.string(),
  state: z.enum(['open', 'reviewing', 'upheld', 'dismissed']),
  /** The moderator's answer; empty until there is one. */
  answer: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})
export type Report = z.infer<typeof Report>

const longestDescription = 1000

export const add_report = defineCall({
  name: 'add_report',
  doc: 'Report a post, a comment, a reply, a member, a group, a project, a survey, a reel, a video, a message in a group’s chat, or a message of a conversation or the whole of it. Those who moderate then read the latest messages of the conversation. Reporting the same thing again before it is decided changes the reason.',
  auth: 'member',
  effect: 'write',
  topics: ['reports:{me}'],
  input: z.object({
    report_type: z.enum(ReportType.options, 'report_type_invalid'),
    report_id: IdIn,
    reason: z.enum(reportReasons, 'report_reason_invalid'),
    description: TextIn(longestDescription, 'description_too_long').optional(),
  }),
  output: z.object({ recdata: Report }),
  refusals: [
    'post_not_found',
    'comment_not_found',
    'member_not_found',
    'message_not_found',
    'chat_not_found',
    'group_not_found',
    'group_event_not_found',
    'project_not_found',
    'survey_not_found',
    'job_not_found',
    'reel_not_found',
    'video_not_found',
    'channel_not_found',
    'not_oneself',
  ],
  message: 'done.reported',
})

export const get_reports = defineCall({
  name: 'get_reports',
  doc: 'The member’s own reports and their outcome, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['reports:{me}'],
  input: z.object(PageIn),
  output: z.object({ response: z.array(Report), next: Next }),
  refusals: [],
})
