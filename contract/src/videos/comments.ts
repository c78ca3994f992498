import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Reactions, Said } from '../shared/comment.ts'
import { Count } from '../shared/count.ts'
import { TextFlag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestComment, TextIn } from '../shared/text.ts'
import { ChannelHint } from './videos.ts'

/** The documents’ calls for comments on videos; `discussion.ts` has the others. */

const { like_count, dislike_count } = Reactions

/** Fields of comments and replies on videos, besides those that all comments have. */
const Words = {
  comment_id: Id,
  /** The author, as the documents name it. */
  id: Id,
  video_id: Id,
  ...Said,
  like_count,
  dislike_count,
  /** '1': the caller likes it. */
  is_liked: TextFlag,
  is_disliked: TextFlag,
}

export const VideoReply = z.object({
  ...Words,
  /** The comment that it replies to. */
  parent_id: Id,
  reply: z.string(),
})
export type VideoReply = z.infer<typeof VideoReply>

export const VideoComment = z.object({
  ...Words,
  comment: z.string(),
  reply_count: Count,
  /** The latest replies, oldest first. */
  replies: z.array(VideoReply),
})
export type VideoComment = z.infer<typeof VideoComment>

export const get_videos_comments = defineCall({
  name: 'get_videos_comments',
  doc: 'The comments on a video, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['comments:{video_id}'],
  input: z.object({ video_id: IdIn, ...ChannelHint, ...PageIn }),
  output: z.object({ comments: z.array(VideoComment), next: Next }),
  refusals: ['video_not_found'],
})

export const video_comment = defineCall({
  name: 'video_comment',
  doc: 'Comment on a video that takes comments.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{recdata.video_id}', 'comments:{recdata.video_id}'],
  whenNew: 'comments',
  input: z.object({
    video_id: IdIn,
    comment: TextIn(longestComment, 'comment_too_long').describe('1 to 1,500 characters.'),
    ...ChannelHint,
  }),
  output: z.object({ recdata: VideoComment }),
  publishes: { texts: ['comment'], as: 'comment:{recdata.comment_id}' },
  refusals: ['video_not_found', 'comments_off', 'comment_empty'],
})
