import { z } from 'zod'
import { defineCall } from './call.ts'
import { Count } from './shared/count.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { AltIn, fileRefusals } from './shared/media.ts'
import { Mention } from './shared/mention.ts'
import { ShownFile } from './shared/shown-file.ts'
import { longestPost, TextIn } from './shared/text.ts'

/** Posts: writing, the feeds, a member's timeline, one post, reposting, liking and disliking. */

/** public: every member. private: the author and their friends (mutual follows). */
export const PostType = z.enum(['public', 'private'])

export const PostReply = z.object({
  post_comment_reply_id: Id,
  post_comment_id: Id,
  post_id: Id,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  reply: z.string(),
  mentions: z.array(Mention),
  ...ShownFile,
})
export type PostReply = z.infer<typeof PostReply>

export const PostComment = z.object({
  post_comment_id: Id,
  post_id: Id,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  comment: z.string(),
  mentions: z.array(Mention),
  ...ShownFile,
  reply_count: Count,
  /** The latest of its replies, oldest first; `post_comment_reply_list` has all. */
  reply: z.array(PostReply),
})
export type PostComment = z.infer<typeof PostComment>

/**
 * A post, or a repost: then `user_id`, `message`, the file and what else a post has are the original's,
 * and `repost_*` says who reminded, when and with which remark.
 */
export const Post = z.object({
  post_id: Id,
  /**
   * What reactions, comments and counts belong to: the post itself, but the original of a repost that
   * has no remark. Calls take either id.
   */
  target_post_id: Id,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  /** How long ago, in the viewer's language. */
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** When its author last changed it; `post_versions` has what it said before. */
  edited_at: z.iso.datetime().nullable(),
  message: z.string(),
  mentions: z.array(Mention),
  ...ShownFile,
  /** Who sees it; of a repost the narrower of the two. */
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
  /** The latest comments, at most three, oldest first; `post_comment_list` has all. */
  comments: z.array(PostComment),
  /** The viewer has saved it. */
  is_saved: Flag,
  /** The viewer's own repost of it without a remark, by which it can be taken back; null where there is none. */
  my_repost_id: Id.nullable(),
  group_id: Id.nullable(),
  group_name: z.string().nullable(),
  group_owner_id: Id.nullable(),
  /** What a repost shows; null where it is gone, or for its author alone no longer visible. */
  original_post_id: Id.nullable(),
  /** 1: a repost whose original is gone; `user_id` and the names beside it are then the reposter's. */
  original_gone: Flag,
  repost_user_id: Id.nullable(),
  repost_username: z.string().nullable(),
  repost_user: z.string().nullable(),
  repost_profile_pic: z.string().nullable(),
  repost_duration: z.string().nullable(),
  repost_created_at: z.iso.datetime().nullable(),
  repost_comment: z.string().nullable(),
  repost_mentions: z.array(Mention),
})
export type Post = z.infer<typeof Post>

/** What a post said before an edit. */
export const PostVersion = z.object({
  message: z.string(),
  mentions: z.array(Mention),
  post_type: PostType,
  nsfw: z.string(),
  hashtag: z.string(),
  /** The kind of file that it had and has no longer. */
  file_type: z.enum(['image', 'video']).nullable(),
  written_at: z.iso.datetime(),
})
export type PostVersion = z.infer<typeof PostVersion>

/** A post's reactions after a toggle. Of a repost without a remark they are the original's, which `post_id` then names. */
export const PostReactions = z.object({
  post_id: Id,
  user_like: Flag,
  user_dislike: Flag,
  like_count: Count,
  dislike_count: Count,
})

const CommaList = z.string('text_invalid').max(1000, 'list_too_long')
const GroupIdIn = z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')

/** What a member writes into a post; `edit_post` takes all of it anew. */
const Written = {
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
  nsfw: CommaList.optional().describe('Comma list of reasons that `nsfw` lists.'),
  is_repost: FlagIn.optional(),
  group_id: GroupIdIn.optional(),
  alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
}

export const add_post = defineCall({
  name: 'add_post',
  doc: 'Post text, a picture or a video, or both. A missing audience is public. With a file the post is published when that is ready; until then it is among `waiting_posts`.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['feed', 'timeline:{me}', 'waiting:{me}'],
  input: z.object(Written),
  files: { file: ['image', 'video'], captions: ['captions'] },
  output: z.object({ recdata: Post }),
  refusals: ['post_empty', 'group_not_found', ...fileRefusals],
  message: 'done.posted',
})

export const edit_post = defineCall({
  name: 'edit_post',
  doc: 'Change one’s own post; what it said before stays among `post_versions`. Everything is taken as if the post were written anew: a missing message is none. A new file takes the place of the old one, which stays as long as `old_file_path` names it. Of a repost the remark changes.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['post:{post_id}', 'timeline:{me}', 'waiting:{me}'],
  input: z.object({
    post_id: IdIn,
    ...Written,
    old_file_path: z
      .string('text_invalid')
      .max(2000, 'text_invalid')
      .optional()
      .describe('The `file` that the post has, to keep it; empty to take it off.'),
    old_file_type: z.string('text_invalid').max(100, 'text_invalid').optional().describe('Is not looked at.'),
  }),
  files: { file: ['image', 'video'], captions: ['captions'] },
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found', 'post_empty', 'reminded_already', 'group_not_found', ...fileRefusals],
  message: 'done.edited',
})

export const post_versions = defineCall({
  name: 'post_versions',
  doc: 'What a post said before it was edited, newest first, as far as the viewer could see it then.',
  auth: 'member',
  effect: 'read',
  topics: ['post:{post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: z.array(PostVersion) }),
  refusals: ['post_not_found'],
})

export const repost = defineCall({
  name: 'repost',
  doc: 'Remind: show a post to those who follow oneself, with or without a remark. A repost of a repost shows the original. Without a remark it happens once, however often it is asked for.',
  auth: 'member',
  effect: 'write',
  topics: ['feed', 'timeline:{me}', 'post:{post_id}', 'post:{recdata.original_post_id}'],
  input: z.object({
    post_id: IdIn,
    repost_comment: TextIn(longestPost, 'post_too_long').optional().describe('At most 5,000 characters.'),
  }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
  message: 'done.reposted',
})

export const waiting_posts = defineCall({
  name: 'waiting_posts',
  doc: 'One’s own posts whose file is still processed or failed, newest first. Nobody else sees them.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  limit: 'poll',
  topics: ['waiting:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Post) }),
  refusals: [],
})

export const timeline = defineCall({
  name: 'timeline',
  doc: 'Every post that the member may see, newest first; or those alone of the members and tags that one follows. What the member has muted or hidden is left out.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  // Whom and what one follows decides what is in it.
  topics: ['feed', 'graph:{me}', 'tags:{me}'],
  input: z.object({
    feed: z.enum(['all', 'following'], 'feed_invalid').optional().describe('all if not said.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: [],
})

export const user_timeline = defineCall({
  name: 'user_timeline',
  doc: 'A member’s posts, newest first; with `post_id` that one alone.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  topics: ['timeline:{view_user_id}', 'graph:{me}'],
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
  offline: 60,
  // Its author's name stands on it, too, and a repost shows another post.
  topics: [
    'post:{post_id}',
    'post:{recdata.original_post_id}',
    'member:{recdata.user_id}',
    'member:{recdata.repost_user_id}',
  ],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
})

export const post_like = defineCall({
  name: 'post_like',
  doc: 'Like a post, or take the like back. A like takes a dislike away.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_dislike = defineCall({
  name: 'post_dislike',
  doc: 'Dislike a post, or take the dislike back. A dislike takes a like away.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_delete = defineCall({
  name: 'post_delete',
  doc: 'Delete one’s own post. It can be restored for 30 days, then it and its file are gone.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{original_post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({
    /** Of a repost what it showed, which then has one fewer. */
    original_post_id: Id.nullable(),
  }),
  refusals: ['post_not_found'],
  message: 'done.deleted',
})

export const post_restore = defineCall({
  name: 'post_restore',
  doc: 'Undo the deletion of one’s own post.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.original_post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
  message: 'done.restored',
})
