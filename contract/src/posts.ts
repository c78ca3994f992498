import { z } from 'zod'
import { defineCall } from './call.ts'
import { Count } from './shared/count.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { AltIn, fileRefusals, FileState } from './shared/media.ts'
import { Picture } from './shared/picture.ts'
import { longestPost, TextIn } from './shared/text.ts'
import { Video } from './shared/video.ts'

/** Posts: the feed, a member's timeline, one post, liking and disliking. */

/** public: every member. private: the author and their friends (mutual follows). */
export const PostType = z.enum(['public', 'private'])

export const PostReply = z.object({
  post_comment_reply_id: Id,
  user_id: Id,
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  duration: z.string(),
  reply: z.string(),
  file: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
})

export const PostComment = z.object({
  post_comment_id: Id,
  user_id: Id,
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  duration: z.string(),
  comment: z.string(),
  file: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  reply_count: Count,
  reply: z.array(PostReply),
})

export const Post = z.object({
  post_id: Id,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  /** How long ago, in the viewer's language. */
  duration: z.string(),
  created_at: z.iso.datetime(),
  message: z.string(),
  file: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  /** How far its file has come; null where there is none. Until it is ready only its author sees the post. */
  file_state: FileState.nullable(),
  /** How much of the processing is done, in percent. */
  file_progress: z.int().min(0).max(100).nullable(),
  /** Why the file cannot be shown, in the viewer's language; null unless it failed. */
  file_failure: z.string().nullable(),
  /** The renditions of an image; null where there is none. */
  picture: Picture.nullable(),
  /** The renditions of a video; null where there is none. */
  video: Video.nullable(),
  post_type: PostType,
  is_repost: Flag,
  is_nsfw: Flag,
  /** Comma list of reasons. */
  nsfw: z.string(),
  /** Comma list of tags. */
  hashtag: z.string(),
  hashtag_link: z.array(z.string()),
  is_following: Flag,
  user_like: Flag,
  user_dislike: Flag,
  like_count: Count,
  dislike_count: Count,
  repost_count: Count,
  comments_count: Count,
  comments: z.array(PostComment),
  group_id: Id.nullable(),
  group_name: z.string().nullable(),
  group_owner_id: Id.nullable(),
  repost_user_id: Id.nullable(),
  repost_user: z.string().nullable(),
  repost_profile_pic: z.string().nullable(),
  repost_duration: z.string().nullable(),
  repost_comment: z.string().nullable(),
})
export type Post = z.infer<typeof Post>

/** A post's reactions after a toggle. */
export const PostReactions = z.object({
  post_id: Id,
  user_like: Flag,
  user_dislike: Flag,
  like_count: Count,
  dislike_count: Count,
})

const CommaList = z.string('text_invalid').max(1000, 'list_too_long')

export const add_post = defineCall({
  name: 'add_post',
  doc: 'Post text, a picture or a video, or both. A missing audience is public. With a file the post is published when that is ready; until then it is among `waiting_posts`.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['feed', 'timeline:{me}', 'waiting:{me}'],
  input: z.object({
    message: TextIn(longestPost, 'post_too_long').optional().describe('At most 5,000 characters.'),
    file_type: z
      .string('text_invalid')
      .max(100, 'text_invalid')
      .optional()
      .describe('A hint; the content decides.'),
    post_type: z
      .union([PostType, z.literal('').transform(() => 'public' as const)], 'post_type_invalid')
      .optional()
      .describe('Who sees it: every member, or the author and their friends.'),
    hashtag: CommaList.optional().describe('Comma list, at most 5 tags are kept.'),
    nsfw: CommaList.optional().describe('Comma list of reasons.'),
    is_repost: FlagIn.optional(),
    group_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
    alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
  }),
  files: { file: ['image', 'video'], captions: ['captions'] },
  output: z.object({ recdata: Post }),
  refusals: ['post_empty', 'group_not_found', ...fileRefusals],
  message: 'done.posted',
})

export const waiting_posts = defineCall({
  name: 'waiting_posts',
  doc: 'One’s own posts whose file is still processed or failed, newest first. Nobody else sees them.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['waiting:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Post) }),
  refusals: [],
})

export const timeline = defineCall({
  name: 'timeline',
  doc: 'Every post that the member may see, newest first.',
  auth: 'member',
  effect: 'read',
  topics: ['feed'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: [],
})

export const user_timeline = defineCall({
  name: 'user_timeline',
  doc: 'A member’s posts, newest first; with `post_id` that one alone.',
  auth: 'member',
  effect: 'read',
  topics: ['timeline:{view_user_id}'],
  input: z.object({
    view_user_id: IdIn,
    post_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['member_not_found', 'post_not_found'],
})

export const post_detail = defineCall({
  name: 'post_detail',
  doc: 'One post.',
  auth: 'member',
  effect: 'read',
  // Its author's name stands on it, too.
  topics: ['post:{post_id}', 'member:{recdata.user_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
})

export const post_like = defineCall({
  name: 'post_like',
  doc: 'Like a post, or take the like back. A like takes a dislike away.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_dislike = defineCall({
  name: 'post_dislike',
  doc: 'Dislike a post, or take the dislike back. A dislike takes a like away.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_delete = defineCall({
  name: 'post_delete',
  doc: 'Delete one’s own post. It can be restored for 30 days, then it and its file are gone.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({}),
  refusals: ['post_not_found'],
  message: 'done.deleted',
})

export const post_restore = defineCall({
  name: 'post_restore',
  doc: 'Undo the deletion of one’s own post.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
  message: 'done.restored',
})
