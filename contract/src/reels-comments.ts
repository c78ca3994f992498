import { z } from 'zod'
import { defineCall } from './call.ts'
import { LeftBehind, Said, SaidIn } from './shared/comment.ts'
import { Count } from './shared/count.ts'
import { Flag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { longestComment, TextIn } from './shared/text.ts'

/** Comments on reels, replies to them, and likes of both. */

/** Fields of comments and replies on reels, besides those that all comments have. */
const Liked = { like_count: Count, comment_reel_liked: Flag }

export const ReelReply = z.object({
  /** Calls name it `reel_comment_reply_id`. */
  reply_id: Id,
  comment_id: Id,
  reel_id: Id,
  reply: z.string(),
  ...Said,
  ...Liked,
})
export type ReelReply = z.infer<typeof ReelReply>

export const ReelComment = z.object({
  /** Calls name it `reel_comment_id`. */
  comment_id: Id,
  reel_id: Id,
  comment: z.string(),
  ...Said,
  ...Liked,
  reply_count: Count,
  /** The latest replies, oldest first. */
  replies: z.array(ReelReply),
})
export type ReelComment = z.infer<typeof ReelComment>

const CommentCounts = z.object({ reel_id: Id, comment_count: Count })
const ReplyCounts = z.object({ reel_id: Id, comment_id: Id, reply_count: Count })

const ofReel = ['reel:{recdata.reel_id}', 'comments:{recdata.reel_id}'] as const
const { file_type } = SaidIn
const WordsIn = TextIn(longestComment, 'comment_too_long').describe('1 to 1,500 characters.')

export const comments_by_reel_id = defineCall({
  name: 'comments_by_reel_id',
  doc: 'The comments on a reel, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  offline: 5,
  topics: ['comments:{reel_id}'],
  input: z.object({ reel_id: IdIn, ...PageIn }),
  output: z.object({ comments: z.array(ReelComment), next: Next }),
  refusals: ['reel_not_found'],
})

export const reel_comment_reply_list = defineCall({
  name: 'reel_comment_reply_list',
  doc: 'The replies to a comment on a reel, newest first.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{reel}'],
  input: z.object({ reel_comment_id: IdIn, ...PageIn }),
  output: z.object({
    /** The reel they belong to. */
    reel: Id,
    recdata: z.array(ReelReply),
    next: Next,
  }),
  refusals: ['comment_not_found'],
})

export const reel_comment = defineCall({
  name: 'reel_comment',
  doc: 'Comment on a reel.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_id: IdIn, comment: WordsIn, file_type }),
  output: z.object({ recdata: ReelComment }),
  refusals: ['reel_not_found', 'comment_empty'],
})

export const reel_comment_reply = defineCall({
  name: 'reel_comment_reply',
  doc: 'Reply to a comment on a reel.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_id: IdIn, reel_comment_id: IdIn, reply: WordsIn, file_type }),
  output: z.object({ recdata: ReelReply }),
  refusals: ['comment_not_found', 'comment_empty'],
})

export const reel_comment_like = defineCall({
  name: 'reel_comment_like',
  doc: 'Like a comment on a reel, or a reply; a second time takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ['comments:{recdata.reel_id}', 'reel:{recdata.reel_id}'],
  input: z.object({ reel_comment_id: IdIn.describe('Of a comment or a reply.') }),
  output: z.object({ recdata: z.object({ comment_id: Id, reel_id: Id, ...Liked }) }),
  refusals: ['comment_not_found'],
})

/** A comment or reply whose author a block hides from the caller. */
export const ReelBlockedComment = z.object({
  reel_id: Id,
  comment_id: Id,
  /** The reply's id; null for a comment. */
  reply_id: Id.nullable(),
  ...LeftBehind,
})
export type ReelBlockedComment = z.infer<typeof ReelBlockedComment>

export const reel_comment_blocked_list = defineCall({
  name: 'reel_comment_blocked_list',
  doc: 'Comments and replies on the caller’s own reel by members whom a block hides from them, newest first. Others still see these; the caller can delete and report them.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{reel_id}', 'graph:{me}'],
  input: z.object({ reel_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(ReelBlockedComment), next: Next }),
  refusals: ['reel_not_found'],
})

export const reel_comment_delete = defineCall({
  name: 'reel_comment_delete',
  doc: 'Delete the caller’s own comment and the replies to it; it can be restored for 30 days. On the caller’s own reel also one that `reel_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_comment_id: IdIn }),
  output: z.object({ recdata: CommentCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const reel_comment_restore = defineCall({
  name: 'reel_comment_restore',
  doc: 'Restore the caller’s own deleted comment on a reel.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_comment_id: IdIn }),
  output: z.object({ recdata: ReelComment }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})

export const reel_comment_reply_delete = defineCall({
  name: 'reel_comment_reply_delete',
  doc: 'Delete the caller’s own reply; it can be restored for 30 days. On the caller’s own reel also one that `reel_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_comment_reply_id: IdIn }),
  output: z.object({ recdata: ReplyCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const reel_comment_reply_restore = defineCall({
  name: 'reel_comment_reply_restore',
  doc: 'Restore the caller’s own deleted reply.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  input: z.object({ reel_comment_reply_id: IdIn }),
  output: z.object({ recdata: ReelReply }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})
