import { z } from 'zod'
import { defineCall } from './call.ts'
import { PostComment, PostReply } from './posts.ts'
import { Count } from './shared/count.ts'
import { Id, IdIn } from './shared/id.ts'
import { AltIn, fileRefusals } from './shared/media.ts'
import { Next, PageIn } from './shared/page.ts'
import { longestComment, TextIn } from './shared/text.ts'

/** Comments on posts, and replies to comments. What is said of a repost without a remark is said of its original. */

const TextOfComment = TextIn(longestComment, 'comment_too_long')
  .optional()
  .describe('At most 1,500 characters.')

const WithFile = {
  file_type: z
    .string('text_invalid')
    .max(100, 'text_invalid')
    .optional()
    .describe('A hint; the content decides.'),
  group_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
  alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
}
const files = { file: ['image', 'video'], captions: ['captions'] } as const

/** Where a comment stands, and how many there are after what was done. */
const CommentCounts = z.object({ post_id: Id, comments_count: Count })
const ReplyCounts = z.object({ post_id: Id, post_comment_id: Id, reply_count: Count })

const ofPost = ['post:{recdata.post_id}', 'comments:{recdata.post_id}'] as const

export const post_comment = defineCall({
  name: 'post_comment',
  doc: 'Comment on a post with text, a picture or a video. With a file the others see it when that is ready.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofPost,
  input: z.object({ post_id: IdIn, comment: TextOfComment, ...WithFile }),
  files,
  output: z.object({ recdata: PostComment }),
  refusals: ['post_not_found', 'comment_empty', 'group_not_found', ...fileRefusals],
})

export const post_comment_reply = defineCall({
  name: 'post_comment_reply',
  doc: 'Reply to a comment with text, a picture or a video.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofPost,
  input: z.object({ post_comment_id: IdIn, reply: TextOfComment, ...WithFile }),
  files,
  output: z.object({ recdata: PostReply }),
  refusals: ['comment_not_found', 'comment_empty', 'group_not_found', ...fileRefusals],
})

export const post_comment_list = defineCall({
  name: 'post_comment_list',
  doc: 'The comments on a post, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  offline: 20,
  topics: ['comments:{post_id}', 'comments:{post}'],
  input: z.object({ post_id: IdIn, ...PageIn }),
  output: z.object({
    /** The post that they belong to. */
    post: Id,
    recdata: z.array(PostComment),
    next: Next,
  }),
  refusals: ['post_not_found'],
})

export const post_comment_reply_list = defineCall({
  name: 'post_comment_reply_list',
  doc: 'The replies to a comment, newest first.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{post}'],
  input: z.object({ post_comment_id: IdIn, ...PageIn }),
  output: z.object({
    /** The post that they belong to. */
    post: Id,
    recdata: z.array(PostReply),
    next: Next,
  }),
  refusals: ['comment_not_found'],
})

export const post_comment_delete = defineCall({
  name: 'post_comment_delete',
  doc: 'Delete one’s own comment, with what was replied to it. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object({ post_comment_id: IdIn }),
  output: z.object({ recdata: CommentCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const post_comment_restore = defineCall({
  name: 'post_comment_restore',
  doc: 'Undo the deletion of one’s own comment.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object({ post_comment_id: IdIn }),
  output: z.object({ recdata: PostComment }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})

const ReplyIdIn = {
  post_comment_reply_id: IdIn.optional(),
  post_comment_id: IdIn.optional().describe('The reply’s id, as the documents name it.'),
}

export const post_comment_reply_delete = defineCall({
  name: 'post_comment_reply_delete',
  doc: 'Delete one’s own reply. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object(ReplyIdIn),
  output: z.object({ recdata: ReplyCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const post_comment_reply_restore = defineCall({
  name: 'post_comment_reply_restore',
  doc: 'Undo the deletion of one’s own reply.',
  auth: 'member',
  effect: 'write',
  topics: ofPost,
  input: z.object(ReplyIdIn),
  output: z.object({ recdata: PostReply }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})
