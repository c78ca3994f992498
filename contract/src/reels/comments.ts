import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Said, SaidIn } from '../shared/comment.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestComment, TextIn } from '../shared/text.ts'

/** The documents’ calls for comments on reels; `discussion.ts` has the others. */

/** Fields of comments and replies on reels, besides those that all comments have. */
const Liked = { like_count: Count, comment_reel_liked: Flag }

export const ReelReply = z.object({
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

const ofReel = ['reel:{recdata.reel_id}', 'comments:{recdata.reel_id}'] as const
const { file_type } = SaidIn
const WordsIn = TextIn(longestComment, 'comment_too_long').describe('1 to 1,500 characters.')

export const comments_by_reel_id = defineCall({
  name: 'comments_by_reel_id',
  doc: 'The comments on a reel, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 5,
  topics: ['comments:{reel_id}'],
  input: z.object({ reel_id: IdIn, ...PageIn }),
  output: z.object({ comments: z.array(ReelComment), next: Next }),
  refusals: ['reel_not_found'],
})

export const reel_comment = defineCall({
  name: 'reel_comment',
  doc: 'Comment on a reel.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  whenNew: 'comments',
  input: z.object({ reel_id: IdIn, comment: WordsIn, file_type }),
  output: z.object({ recdata: ReelComment }),
  publishes: { texts: ['comment'], as: 'comment:{recdata.comment_id}' },
  refusals: ['reel_not_found', 'comments_off', 'comment_empty'],
})

export const reel_comment_reply = defineCall({
  name: 'reel_comment_reply',
  doc: 'Reply to a comment on a reel.',
  auth: 'member',
  effect: 'write',
  topics: ofReel,
  whenNew: 'comments',
  input: z.object({ reel_id: IdIn, reel_comment_id: IdIn, reply: WordsIn, file_type }),
  output: z.object({ recdata: ReelReply }),
  publishes: { texts: ['reply'], as: 'reply:{recdata.reply_id}' },
  refusals: ['comment_not_found', 'comments_off', 'comment_empty'],
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
