import { z } from 'zod'
import { defineCall, deprecate } from '../call.ts'
import { PostComment, PostReply } from './posts.ts'
import { addingRefusals, CommentIn, commentFiles, SaidIn } from '../shared/comment.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'

/** Comments on posts, and replies to comments. Comments on a repost without a remark belong to its original. */

const GroupId = {
  group_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
}

/** The post's comment count after the call. */
const CommentCounts = z.object({ post_id: Id, comments_count: Count })
const ReplyCounts = z.object({ post_id: Id, post_comment_id: Id, reply_count: Count })

const ofPost = ['post:{recdata.post_id}', 'comments:{recdata.post_id}'] as const

export const post_comment = defineCall({
  name: 'post_comment',
  doc: 'Comment on a post with text, a picture or a video. Others see a comment with a file once the file is ready.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofPost,
  whenNew: 'comments',
  input: z.object({ post_id: IdIn, comment: CommentIn, ...SaidIn, ...GroupId }),
  files: commentFiles,
  output: z.object({ recdata: PostComment }),
  publishes: { texts: ['comment', 'alt'], as: 'comment:{recdata.post_comment_id}' },
  refusals: ['post_not_found', 'group_not_found', 'not_group_member', ...addingRefusals],
})

export const post_comment_reply = defineCall({
  name: 'post_comment_reply',
  doc: 'Reply to a comment with text, a picture or a video.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofPost,
  whenNew: 'comments',
  input: z.object({ post_comment_id: IdIn, reply: CommentIn, ...SaidIn, ...GroupId }),
  files: commentFiles,
  output: z.object({ recdata: PostReply }),
  publishes: { texts: ['reply', 'alt'], as: 'reply:{recdata.post_comment_reply_id}' },
  refusals: ['comment_not_found', 'group_not_found', 'not_group_member', ...addingRefusals],
})

export const post_comment_delete = defineCall({
  name: 'post_comment_delete',
  doc: 'Delete the caller’s own comment and the replies to it; it can be restored for 30 days. On the caller’s own post also one that `comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object({ post_comment_id: IdIn }),
  output: z.object({ recdata: CommentCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

const ReplyIdIn = {
  post_comment_reply_id: IdIn.optional(),
  post_comment_id: deprecate(
    IdIn.optional().describe('The id of the reply, under the documents’ name for it.'),
    { since: '2026-11-29', use: 'Send `post_comment_reply_id` instead.' },
  ),
}

export const post_comment_reply_delete = defineCall({
  name: 'post_comment_reply_delete',
  doc: 'Delete the caller’s own reply; it can be restored for 30 days. On the caller’s own post also one that `comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object(ReplyIdIn),
  output: z.object({ recdata: ReplyCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})
