import { z } from 'zod'
import { defineCall } from './call.ts'
import { Author } from './shared/author.ts'
import {
  addingRefusals,
  CommentIn,
  commentFiles,
  commentRefusals,
  LeftBehind,
  Reactions,
  Said,
  SaidIn,
} from './shared/comment.ts'
import { Count } from './shared/count.ts'
import { CommentHold, longestHeldWord, mostHeldWords } from './shared/comment-hold.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { isLongerThan } from './shared/text/cutting.ts'
import { equalKey } from './shared/text/equal-key.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** The whole list of comments on an object. */
    comments: true
    /** Comments that wait for a member’s approval, and the member’s rules for them. */
    held_comments: true
  }
}

/**
 * Comments on objects of every kind, replies to them, and likes and dislikes of both. An object is a post, a
 * survey, a reel, a video or a project’s discussion: no two have the same id.
 */

const Words = {
  /** The id of the comment, or of the reply. */
  comment_id: Id,
  object_id: Id,
  /** The comment it replies to; null for a comment. */
  parent_id: Id.nullable(),
  comment: z.string(),
  ...Said,
  ...Reactions,
  /** 1: the owner of the object has put a heart on it. */
  hearted: Flag,
  /** 1: it waits for the approval of the object’s owner; until then only its author sees it here. */
  held: Flag,
}

export const Reply = z.object(Words)
export type Reply = z.infer<typeof Reply>

export const Comment = z.object({
  ...Words,
  reply_count: Count,
  /** The latest replies, oldest first. */
  replies: z.array(Reply),
})
export type Comment = z.infer<typeof Comment>

// No object has another's id, so all but one of these concern nobody.
const ofObject = [
  'post:{recdata.object_id}',
  'survey:{recdata.object_id}',
  'reel:{recdata.object_id}',
  'video:{recdata.object_id}',
  'project_discussion:{recdata.object_id}',
  'comments:{recdata.object_id}',
] as const

export const comment_list = defineCall({
  name: 'comment_list',
  doc: 'The comments on an object, newest or best first, each with its latest replies. The first page has what its owner decided as well.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 20,
  // Comments on a reminder without a remark belong to its original.
  topics: ['comments:{object_id}', 'comments:{object}'],
  input: z.object({
    object_id: IdIn,
    sort: z
      .enum(['newest', 'top'], 'comment_sort_invalid')
      .default('newest')
      .describe('top: the most liked first.'),
    ...PageIn,
  }),
  output: z.object({
    /** The object they belong to. */
    object: Id,
    /** Comments that the owner has pinned, one at most; they are in the list as well. */
    pinned: z.array(Comment),
    /** 1: nobody can add comments. */
    comments_off: Flag,
    /** 1: the caller can pin and heart comments, and turn them off. */
    is_owner: Flag,
    /** For the owner: which comments wait for approval; null: as `hold_default` says, or not told. */
    hold: CommentHold.nullable(),
    /** For the owner: which ones wait where nothing is said for the object; null: none can. */
    hold_default: CommentHold.nullable(),
    /** For the owner: how many wait. */
    held_count: Count,
    recdata: z.array(Comment),
    next: Next,
  }),
  refusals: ['object_not_found'],
})

export const comment_reply_list = defineCall({
  name: 'comment_reply_list',
  doc: 'The replies to a comment, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['comments:{object}'],
  input: z.object({ comment_id: IdIn, ...PageIn }),
  output: z.object({
    /** The object they belong to. */
    object: Id,
    recdata: z.array(Reply),
    next: Next,
  }),
  refusals: ['comment_not_found'],
})

export const add_comment = defineCall({
  name: 'add_comment',
  doc: 'Comment on an object with text, a picture or a video. Others see a comment with a file once the file is ready. Comments on reels and videos have text alone.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofObject,
  whenNew: 'comments',
  input: z.object({ object_id: IdIn, comment: CommentIn, ...SaidIn }),
  files: commentFiles,
  output: z.object({ recdata: Comment }),
  publishes: { texts: ['comment', 'alt'], as: 'comment:{recdata.comment_id}' },
  refusals: ['object_not_found', ...addingRefusals],
})

export const add_comment_reply = defineCall({
  name: 'add_comment_reply',
  doc: 'Reply to a comment on an object of any kind, as `add_comment` comments.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofObject,
  whenNew: 'comments',
  input: z.object({
    comment_id: IdIn,
    reply: CommentIn,
    ...SaidIn,
    channel_id: IdIn.optional().describe('Documented, and ignored: the comment says where it is.'),
  }),
  files: commentFiles,
  output: z.object({ recdata: Reply }),
  publishes: { texts: ['reply', 'alt'], as: 'reply:{recdata.comment_id}' },
  refusals: ['comment_not_found', ...addingRefusals],
})

export const edit_comment = defineCall({
  name: 'edit_comment',
  doc: 'Edit the caller’s own comment or reply. The text is replaced: a missing one becomes empty. A new file replaces the old one, which stays otherwise unless it is removed. A reply is answered as a comment without replies.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofObject,
  input: z.object({
    comment_id: IdIn,
    comment: CommentIn,
    ...SaidIn,
    removes_file: FlagIn.optional().describe('1: the file it has is removed.'),
  }),
  files: commentFiles,
  output: z.object({ recdata: Comment }),
  publishes: { texts: ['comment', 'alt'], as: 'comment:{recdata.comment_id}' },
  refusals: ['comment_not_found', ...commentRefusals],
  message: 'done.comment_edited',
})

export const delete_comment = defineCall({
  name: 'delete_comment',
  doc: 'Delete the caller’s own comment with its replies, or their reply; it can be restored for 30 days. On the caller’s own object also one that `comment_blocked_list` or `held_comment_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofObject,
  input: z.object({ comment_id: IdIn }),
  output: z.object({
    recdata: z.object({
      comment_id: Id,
      object_id: Id,
      parent_id: Id.nullable(),
      comments_count: Count,
      /** Replies to `parent_id`; 0 where a comment was deleted. */
      reply_count: Count,
    }),
  }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const restore_comment = defineCall({
  name: 'restore_comment',
  doc: 'Restore the caller’s own deleted comment or reply. A reply has no replies of its own.',
  auth: 'member',
  effect: 'write',
  topics: ofObject,
  input: z.object({ comment_id: IdIn }),
  output: z.object({ recdata: Comment }),
  refusals: ['comment_not_found', 'hidden_by_moderators'],
  message: 'done.comment_restored',
})

const Reacted = z.object({ data: z.object({ comment_id: Id, object_id: Id, ...Reactions }) })
// A post's card has the likes of its latest comments.
const ofReacted = ['comments:{data.object_id}', 'reel:{data.object_id}', 'post:{data.object_id}'] as const

export const like_comment = defineCall({
  name: 'like_comment',
  doc: 'Like a comment or reply, or take the like back. A like replaces a dislike.',
  auth: 'member',
  effect: 'write',
  topics: ofReacted,
  input: z.object({ comment_id: IdIn }),
  output: Reacted,
  refusals: ['comment_not_found'],
})

export const dislike_comment = defineCall({
  name: 'dislike_comment',
  doc: 'Dislike a comment or reply, or take the dislike back. A dislike replaces a like, and nobody is told of it.',
  auth: 'member',
  effect: 'write',
  topics: ofReacted,
  input: z.object({ comment_id: IdIn }),
  output: Reacted,
  refusals: ['comment_not_found'],
})

const heldOf = ['held_comments:{me}'] as const

const ofPlaced = [
  'comments:{data.object_id}',
  'reel:{data.object_id}',
  'survey:{data.object_id}',
  'video:{data.object_id}',
] as const

export const pin_comment = defineCall({
  name: 'pin_comment',
  doc: 'Show a comment first on the caller’s own reel, survey or video, in place of one pinned before; a second time takes the pin off.',
  auth: 'member',
  effect: 'write',
  topics: ofPlaced,
  input: z.object({ comment_id: IdIn }),
  output: z.object({ data: z.object({ comment_id: Id, object_id: Id, pinned: Flag }) }),
  refusals: ['comment_not_found'],
})

export const heart_comment = defineCall({
  name: 'heart_comment',
  doc: 'Put a heart on a comment or reply on the caller’s own reel, survey or video, which everybody sees; a second time takes it off.',
  auth: 'member',
  effect: 'write',
  topics: ofPlaced,
  input: z.object({ comment_id: IdIn }),
  output: z.object({ data: z.object({ comment_id: Id, object_id: Id, hearted: Flag }) }),
  refusals: ['comment_not_found'],
})

export const comment_settings_update = defineCall({
  name: 'comment_settings_update',
  doc: 'Turn comments on the caller’s own reel, survey or video off, or on again; those there stay. On a video, also say which new ones wait for approval. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  topics: ofPlaced,
  input: z.object({
    object_id: IdIn,
    comments_off: FlagIn.optional(),
    hold: z
      .enum([...CommentHold.options, 'default'], 'comment_hold_invalid')
      .optional()
      .describe('off, some, all, or default: as its channel says.'),
  }),
  output: z.object({
    data: z.object({ object_id: Id, comments_off: Flag, hold: CommentHold.nullable() }),
  }),
  refusals: ['object_not_found'],
  message: 'done.comments_set',
})

/** A comment or reply that waits for the caller’s approval. */
export const HeldComment = z.object({
  comment_id: Id,
  object_id: Id,
  /** What the object is called, and its path in the client. */
  object_title: z.string().nullable(),
  object_link: z.string(),
  /** The comment it replies to; null for a comment. */
  parent_id: Id.nullable(),
  comment: z.string(),
  ...Author,
  duration: z.string(),
  created_at: z.iso.datetime(),
})
export type HeldComment = z.infer<typeof HeldComment>

export const held_comment_list = defineCall({
  name: 'held_comment_list',
  doc: 'Comments and replies that wait for the caller’s approval, latest first: on one of their objects, or on all. Besides the caller only their authors see them.',
  auth: 'member',
  effect: 'read',
  topics: [...heldOf, 'graph:{me}'],
  input: z.object({ object_id: IdIn.optional(), ...PageIn }),
  output: z.object({ recdata: z.array(HeldComment), count: Count, next: Next }),
  refusals: [],
})

export const approve_comment = defineCall({
  name: 'approve_comment',
  doc: 'Show a comment that waits for the caller’s approval to everybody. `always`: also up to 50 others by the same member, and what they write from now on.',
  auth: 'member',
  effect: 'write',
  topics: [...ofPlaced, ...heldOf],
  input: z.object({ comment_id: IdIn, always: FlagIn.optional() }),
  output: z.object({ data: z.object({ comment_id: Id, object_id: Id, approved: Count }) }),
  refusals: ['comment_not_found'],
  message: 'done.comment_approved',
})

export const comment_rules = defineCall({
  name: 'comment_rules',
  doc: 'The caller’s words that make comments wait, and the members whose comments never wait.',
  auth: 'member',
  effect: 'read',
  topics: [...heldOf, 'graph:{me}'],
  input: z.object({}),
  output: z.object({ words: z.array(z.string()), approved: z.array(z.object(Author)) }),
  refusals: [],
})

const WordsIn = z
  .union(
    [z.array(z.string()).max(1000), z.string().transform((text) => text.split(/[\n,]/))],
    'comment_words_invalid',
  )
  .transform((words) => [
    ...new Map(
      words.map((word) => [equalKey(word), word.trim().toLowerCase()] as const).filter(([key]) => key !== ''),
    ).values(),
  ])
  .refine((words) => words.length <= mostHeldWords, 'comment_words_too_many')
  .refine((words) => words.every((word) => !isLongerThan(word, longestHeldWord)), 'comment_word_too_long')
  .describe(
    'Up to 200 words or addresses of at most 60 characters: an array, or a text with one on each line.',
  )

export const comment_rules_update = defineCall({
  name: 'comment_rules_update',
  doc: 'Replace the caller’s words that make comments wait, on videos where some comments do.',
  auth: 'member',
  effect: 'write',
  topics: heldOf,
  input: z.object({ words: WordsIn }),
  output: z.object({ data: z.object({ words: z.array(z.string()) }) }),
  refusals: [],
  message: 'done.comments_set',
})

export const unapprove_commenter = defineCall({
  name: 'unapprove_commenter',
  doc: 'Have a member’s comments wait again where comments do.',
  auth: 'member',
  effect: 'write',
  topics: heldOf,
  input: z.object({ commenter_id: IdIn }),
  output: z.object({}),
  refusals: ['member_not_found'],
  message: 'done.comments_set',
})

/** A comment or reply whose author a block hides from the caller. */
export const BlockedComment = z.object({
  comment_id: Id,
  object_id: Id,
  /** The comment it replies to; null for a comment. */
  parent_id: Id.nullable(),
  ...LeftBehind,
})
export type BlockedComment = z.infer<typeof BlockedComment>

export const comment_blocked_list = defineCall({
  name: 'comment_blocked_list',
  doc: 'Comments and replies on the caller’s own object by members whom a block hides from them, newest first. Others still see these; the caller can delete and report them.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{object_id}', 'graph:{me}'],
  input: z.object({ object_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(BlockedComment), next: Next }),
  refusals: ['object_not_found'],
})
