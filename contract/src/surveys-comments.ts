import { z } from 'zod'
import { defineCall } from './call.ts'
import { CommentIn, commentFiles, commentRefusals, LeftBehind, Said, SaidIn } from './shared/comment.ts'
import { Count } from './shared/count.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'

/** Comments on surveys, and replies to them. */

export const VotingReply = z.object({
  voting_comment_reply_id: Id,
  voting_comment_id: Id,
  voting_title_id: Id,
  reply: z.string(),
  ...Said,
})
export type VotingReply = z.infer<typeof VotingReply>

export const VotingComment = z.object({
  voting_comment_id: Id,
  voting_title_id: Id,
  comment: z.string(),
  ...Said,
  reply_count: Count,
  /** The latest replies, oldest first. */
  reply: z.array(VotingReply),
})
export type VotingComment = z.infer<typeof VotingComment>

const CommentCounts = z.object({ voting_title_id: Id, comments_count: Count })
const ReplyCounts = z.object({ voting_title_id: Id, voting_comment_id: Id, reply_count: Count })

const ofSurvey = ['survey:{recdata.voting_title_id}', 'comments:{recdata.voting_title_id}'] as const

export const voting_comment = defineCall({
  name: 'voting_comment',
  doc: 'Comment on a survey with text, a picture or a video. Others see a comment with a file once the file is ready.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofSurvey,
  input: z.object({ voting_title_id: IdIn, comment: CommentIn, ...SaidIn }),
  files: commentFiles,
  output: z.object({ recdata: VotingComment }),
  refusals: ['survey_not_found', ...commentRefusals],
})

export const voting_comment_reply = defineCall({
  name: 'voting_comment_reply',
  doc: 'Reply to a comment on a survey.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofSurvey,
  input: z.object({ voting_comment_id: IdIn, reply: CommentIn, ...SaidIn }),
  files: commentFiles,
  output: z.object({ recdata: VotingReply }),
  refusals: ['comment_not_found', ...commentRefusals],
})

export const voting_comment_list = defineCall({
  name: 'voting_comment_list',
  doc: 'The comments on a survey, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  offline: 5,
  topics: ['comments:{voting_title_id}'],
  input: z.object({ voting_title_id: IdIn, ...PageIn }),
  output: z.object({ comments: z.array(VotingComment), next: Next }),
  refusals: ['survey_not_found'],
})

export const voting_comment_reply_list = defineCall({
  name: 'voting_comment_reply_list',
  doc: 'The replies to a comment on a survey, newest first.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{survey}'],
  input: z.object({ voting_comment_id: IdIn, ...PageIn }),
  output: z.object({
    /** The survey they belong to. */
    survey: Id,
    recdata: z.array(VotingReply),
    next: Next,
  }),
  refusals: ['comment_not_found'],
})

/** A comment or reply whose author a block hides from the caller. */
export const VotingBlockedComment = z.object({
  voting_title_id: Id,
  voting_comment_id: Id,
  /** The reply's id; null for a comment. */
  voting_comment_reply_id: Id.nullable(),
  ...LeftBehind,
})
export type VotingBlockedComment = z.infer<typeof VotingBlockedComment>

export const voting_comment_blocked_list = defineCall({
  name: 'voting_comment_blocked_list',
  doc: 'Comments and replies on the caller’s own survey by members whom a block hides from them, newest first. Others still see these; the caller can delete and report them.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{voting_title_id}', 'graph:{me}'],
  input: z.object({ voting_title_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(VotingBlockedComment), next: Next }),
  refusals: ['survey_not_found'],
})

export const voting_comment_delete = defineCall({
  name: 'voting_comment_delete',
  doc: 'Delete the caller’s own comment and the replies to it; it can be restored for 30 days. On the caller’s own survey also one that `voting_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofSurvey,
  input: z.object({ voting_comment_id: IdIn }),
  output: z.object({ recdata: CommentCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const voting_comment_restore = defineCall({
  name: 'voting_comment_restore',
  doc: 'Restore the caller’s own deleted comment on a survey.',
  auth: 'member',
  effect: 'write',
  topics: ofSurvey,
  input: z.object({ voting_comment_id: IdIn }),
  output: z.object({ recdata: VotingComment }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})

export const voting_comment_reply_delete = defineCall({
  name: 'voting_comment_reply_delete',
  doc: 'Delete the caller’s own reply; it can be restored for 30 days. On the caller’s own survey also one that `voting_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofSurvey,
  input: z.object({ voting_comment_reply_id: IdIn }),
  output: z.object({ recdata: ReplyCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const voting_comment_reply_restore = defineCall({
  name: 'voting_comment_reply_restore',
  doc: 'Restore the caller’s own deleted reply.',
  auth: 'member',
  effect: 'write',
  topics: ofSurvey,
  input: z.object({ voting_comment_reply_id: IdIn }),
  output: z.object({ recdata: VotingReply }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})
