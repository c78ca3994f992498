import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ShownReel } from '../reels/reels.ts'
import { Author } from '../shared/author.ts'
import { Reactions, Said } from '../shared/comment.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn, PageWithImportedIn } from '../shared/page.ts'
import { LinkCardIn, ShownLinkCard } from '../shared/link-card.ts'
import { fileRefusals } from '../shared/media.ts'
import { Mention } from '../shared/mention.ts'
import { PostType } from '../shared/post-type.ts'
import { PublishAtIn } from '../shared/publish-at.ts'
import { ShownFile } from '../shared/shown-file.ts'
import { SurveyCard } from '../shared/survey-shown.ts'
import { longestPost, TextIn } from '../shared/text.ts'
import { PlaceInThread } from '../shared/place-in-thread.ts'
import { WrittenLanguage } from '../shared/written-language.ts'
import { ViewAsIn } from '../shared/view-as.ts'
import { PostSurveyIn, surveyTexts, WrittenSurvey } from './post-survey.ts'
import { TopicIn } from '../groups/topics.ts'
import { altFields, AltsIn, PostFile, postFileRefusals, postFiles } from './post-files.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Everybody's feeds. */
    feed: true
    /** A post as its card shows it. */
    post: true
    /** A member's own posts. */
    timeline: true
    /** A member's posts and comments whose files are not ready, and posts that they keep for later. */
    waiting: true
  }
}

/** Writing, editing and deleting posts, the feeds and timelines, reminding, liking and disliking. */

export const PostReply = z.object({
  post_comment_reply_id: Id,
  post_comment_id: Id,
  post_id: Id,
  reply: z.string(),
  ...Said,
  ...Reactions,
})
export type PostReply = z.infer<typeof PostReply>

export const PostComment = z.object({
  post_comment_id: Id,
  post_id: Id,
  comment: z.string(),
  ...Said,
  ...Reactions,
  reply_count: Count,
  /** The latest replies, oldest first; `comment_reply_list` lists them all. */
  reply: z.array(PostReply),
})
export type PostComment = z.infer<typeof PostComment>

/**
 * A post or a repost. In a repost the author, message, file and so on are the original's, and `repost_*` has
 * the reposter, the time and the remark.
 */
export const Post = z.object({
  post_id: Id,
  /**
   * The post that reactions, comments and counts belong to: this one, or the original if this is a repost
   * without a remark. Calls take either id.
   */
  target_post_id: Id,
  ...Author,
  /** How long ago, in the viewer's language. */
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** When its author last edited it; `post_versions` lists the earlier versions. */
  edited_at: z.iso.datetime().nullable(),
  is_imported: Flag.describe('1: its author wrote it elsewhere, at that time, and imported it.'),
  message: z.string(),
  mentions: z.array(Mention),
  /** The language of its message. */
  lang: WrittenLanguage,
  /**
   * The first of its files. `file_state`, `file_progress` and `file_failure` are those of all of them: processing
   * while any is, and failed if any has.
   */
  ...ShownFile,
  /** All its files in order: up to ten pictures, or one video. Until one is ready, only the author sees it. */
  files: z.array(PostFile),
  ...ShownLinkCard,
  /** The audience. A repost has the narrower one of the two posts. */
  post_type: PostType,
  is_repost: Flag,
  is_nsfw: Flag,
  /** The reasons, separated by commas. */
  nsfw: z.string(),
  /** The tags, separated by commas. */
  hashtag: z.string(),
  hashtag_link: z.array(z.string()),
  is_following: Flag,
  user_like: Flag,
  user_dislike: Flag,
  like_count: Count,
  dislike_count: Count,
  repost_count: Count,
  comments_count: Count,
  /** The total of all tips, in tokens. */
  tips: Amount,
  tip_count: Count,
  /**
   * The latest three comments, in `post_detail` 50, oldest first; `comment_list` lists them all.
   */
  comments: z.array(PostComment),
  /** 1: the viewer has saved it. */
  is_saved: Flag,
  /** 1: it is pinned to its author's profile. */
  is_pinned: Flag,
  /** The viewer's own repost without a remark, by which it is taken back; null for none. */
  my_repost_id: Id.nullable(),
  /** The survey in it; null for none, or if the viewer cannot see it. */
  survey: SurveyCard.nullable(),
  /** The survey that is made when the post is published; null for none. */
  written_survey: WrittenSurvey.nullable(),
  /** The id of the reel in it, even if that is gone; null for none. */
  reel_id: Id.nullable(),
  /** The reel itself; null if it is gone, or the viewer cannot see it. */
  reel: ShownReel.nullable(),
  group_id: Id.nullable(),
  group_name: z.string().nullable(),
  group_owner_id: Id.nullable(),
  /** Its topic in the group; null for none. */
  group_topic_id: Id.nullable(),
  group_topic: z.string().nullable(),
  /** Its place in its thread; null for a post by itself. In a repost without a remark the original's. */
  thread: PlaceInThread.nullable(),
  /** The original of a repost; null once it is deleted or the reposter can no longer see it. */
  original_post_id: Id.nullable(),
  /** 1: the original is gone. `user_id` and the author's names are then the reposter's. */
  original_gone: Flag,
  repost_user_id: Id.nullable(),
  repost_username: z.string().nullable(),
  repost_user: z.string().nullable(),
  repost_profile_pic: z.string().nullable(),
  /** 1: the account of who reminded of it is marked as automated. Missing otherwise. */
  repost_is_bot: Flag.optional(),
  repost_duration: z.string().nullable(),
  repost_created_at: z.iso.datetime().nullable(),
  repost_comment: z.string().nullable(),
  repost_mentions: z.array(Mention),
  repost_comment_lang: WrittenLanguage,
})
export type Post = z.infer<typeof Post>

/** A post as it was before an edit. */
export const PostVersion = z.object({
  message: z.string(),
  mentions: z.array(Mention),
  post_type: PostType,
  nsfw: z.string(),
  hashtag: z.string(),
  /** The kind of file it had, if the post no longer has that file. */
  file_type: z.enum(['image', 'video']).nullable(),
  written_at: z.iso.datetime(),
})
export type PostVersion = z.infer<typeof PostVersion>

/** A post's reactions after a toggle. For a repost without a remark, `post_id` and the counts are the original's. */
export const PostReactions = z.object({
  post_id: Id,
  user_like: Flag,
  user_dislike: Flag,
  like_count: Count,
  dislike_count: Count,
})

export const CommaList = z.string('text_invalid').max(1000, 'list_too_long')
export const GroupIdIn = z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')

/** The parts of a post that a member writes. `edit_post` replaces them all. */
const Written = {
  message: TextIn(longestPost, 'post_too_long').optional().describe('At most 5,000 characters.'),
  file_type: z
    .string('text_invalid')
    .max(100, 'text_too_long')
    .optional()
    .describe('Only a hint: the content decides.'),
  post_type: z
    .union([PostType, z.literal('').transform(() => 'public' as const)], 'post_type_invalid')
    .optional()
    .describe('public: every member. private: the author and their friends.'),
  hashtag: CommaList.optional().describe(
    'Separated by commas. The first 5 are kept; those in the message are added while there is room.',
  ),
  nsfw: CommaList.optional().describe('Reasons that `nsfw` lists, separated by commas.'),
  is_repost: FlagIn.optional(),
  group_id: GroupIdIn.optional(),
  group_topic_id: TopicIn.optional().describe(
    'A topic of the group; empty for none. An edit without it leaves the topic.',
  ),
  ...LinkCardIn,
  ...AltsIn,
}

export const WaitsForApproval = Flag.describe(
  '1: nobody else sees it until those who run its group have approved it.',
)

export const add_post = defineCall({
  name: 'add_post',
  doc: 'Post text, up to ten pictures or a video, or text with either. A missing audience means public. A post with files is published when all of them are ready; until then `waiting_posts` lists it. `file` may be sent several times.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['feed', 'timeline:{me}', 'waiting:{me}'],
  whenNew: 'posts',
  input: z.object({
    ...Written,
    publish_at: PublishAtIn.optional().describe(
      'The moment at which it is published, with its time zone: from 5 minutes to a year ahead. Until then `post_draft_list` lists it.',
    ),
    is_draft: FlagIn.optional().describe('1: it is kept as a draft. Only its author sees it.'),
    ...PostSurveyIn,
    reel_id: z
      .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('A reel that the caller sees. It stays in the post, whatever is edited.'),
  }),
  files: { ...postFiles, captions: ['captions'] },
  output: z.object({ recdata: Post, waits_for_approval: WaitsForApproval }),
  publishes: { texts: ['message', 'hashtag', ...altFields, ...surveyTexts], as: 'post:{recdata.post_id}' },
  refusals: [
    'post_empty',
    'post_not_found',
    'group_not_found',
    'not_group_member',
    'group_topic_not_found',
    'survey_not_found',
    'reel_not_found',
    'too_many_drafts',
    ...postFileRefusals,
    ...fileRefusals,
  ],
  message: 'done.posted',
})

export const edit_post = defineCall({
  name: 'edit_post',
  doc: 'Edit the caller’s own post. Another audience is that of its whole thread. `post_versions` keeps what it said before. The input replaces everything: a missing message becomes empty. `file_order` says which files the post shows then. Without it, new files replace the old ones; if there are none, the old ones stay if `old_file_path` names the first. In a repost this changes the remark.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['post:{post_id}', 'timeline:{me}', 'waiting:{me}'],
  input: z.object({
    post_id: IdIn,
    ...Written,
    old_file_path: z
      .string('text_invalid')
      .max(2000, 'text_too_long')
      .optional()
      .describe('The post’s current `file` to keep its files, empty to remove them.'),
    file_order: z
      .string('text_invalid')
      .max(1000, 'list_too_long')
      .optional()
      .describe(
        'The files in the order in which the post shows them, separated by commas: the `file_id` of one that stays, or the name of the part that brings a new one, such as `file_2`. Those not named are removed. `old_file_path` is then ignored.',
      ),
    old_file_type: z.string('text_invalid').max(100, 'text_too_long').optional().describe('Ignored.'),
  }),
  files: { ...postFiles, captions: ['captions'] },
  output: z.object({ recdata: Post }),
  publishes: { texts: ['message', 'hashtag', ...altFields], as: 'post:{recdata.post_id}' },
  refusals: [
    'post_not_found',
    'post_empty',
    'reminded_already',
    'group_not_found',
    'not_group_member',
    'group_topic_not_found',
    ...postFileRefusals,
    ...fileRefusals,
  ],
  message: 'done.edited',
})

export const post_versions = defineCall({
  name: 'post_versions',
  doc: 'Earlier versions of an edited post, newest first, as far as the caller could see them then.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['post:{post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: z.array(PostVersion) }),
  refusals: ['post_not_found'],
})

export const repost = defineCall({
  name: 'repost',
  doc: 'Remind: show a post to the caller’s followers, with or without a remark. A repost of a repost shows the original. Without a remark, a post can be reminded only once; asking again changes nothing.',
  auth: 'member',
  effect: 'write',
  topics: ['feed', 'timeline:{me}', 'post:{post_id}', 'post:{recdata.original_post_id}'],
  whenNew: 'posts',
  input: z.object({
    post_id: IdIn,
    repost_comment: TextIn(longestPost, 'post_too_long')
      .optional()
      .describe('At most 5,000 characters. Its tags are those of the repost.'),
  }),
  output: z.object({ recdata: Post }),
  publishes: { texts: ['repost_comment'], as: 'post:{recdata.post_id}' },
  refusals: ['post_not_found', 'remark_needs_approval'],
  message: 'done.reposted',
})

export const waiting_posts = defineCall({
  name: 'waiting_posts',
  doc: 'The caller’s own posts whose file is still being processed or has failed, or which wait for the approval of those who run their group, newest first. Nobody else sees them.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  limit: 'poll',
  topics: ['waiting:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(Post),
    /** Those that wait for approval. */
    held: z.array(Id),
  }),
  refusals: [],
})

export const timeline = defineCall({
  name: 'timeline',
  doc: 'The feed, newest first: every post the caller can see, or only those of members and tags they follow, or of the people in one of their lists. The first post of a thread is listed for all of them; `post_thread` has the others. Muted and hidden posts are left out; those of muted members are in lists that have these.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  // A follow or unfollow changes what the feed contains.
  topics: ['feed', 'graph:{me}', 'tags:{me}', 'list:{list_id}'],
  input: z.object({
    feed: z.enum(['all', 'following'], 'feed_invalid').optional().describe('all if missing.'),
    list_id: IdIn.optional().describe('Only posts of the people in this list of the caller’s.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['people_list_not_found'],
})

export const user_timeline = defineCall({
  name: 'user_timeline',
  doc: 'A member’s posts, newest first. With `post_id`, only that one.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  topics: ['timeline:{view_user_id}', 'graph:{me}'],
  input: z.object({
    view_user_id: IdIn,
    post_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
    ...ViewAsIn,
    ...PageWithImportedIn,
  }),
  output: z.object({
    recdata: z.array(Post),
    /** On the first page, the member's pinned post, which is also at its own place in the list. */
    pinned: Post.nullable(),
    next: Next,
  }),
  refusals: ['member_not_found', 'post_not_found'],
})

export const user_media = defineCall({
  name: 'user_media',
  doc: 'A member’s own posts that show pictures or a video, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['timeline:{view_user_id}', 'graph:{me}'],
  input: z.object({ view_user_id: IdIn, ...ViewAsIn, ...PageWithImportedIn }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['member_not_found'],
})

// A post shows its author's name, the state of its survey, and its reel; a repost shows another post.
const topicsOfPost = [
  'post:{post_id}',
  'post:{recdata.original_post_id}',
  'member:{recdata.user_id}',
  'member:{recdata.repost_user_id}',
  'survey:{recdata.survey.id}',
  'reel:{recdata.reel_id}',
] as const

/** How many comments come with a post that is asked for alone. */
export const mostCommentsOfDetail = 50

export const post_detail = defineCall({
  name: 'post_detail',
  doc: 'One post with its latest 50 comments.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: topicsOfPost,
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
})

export const post_card = defineCall({
  name: 'post_card',
  doc: 'One post as lists show it, with its latest three comments.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 60,
  topics: topicsOfPost,
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
})

export const post_like = defineCall({
  name: 'post_like',
  doc: 'Like a post, or take the like back. A like replaces a dislike.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_dislike = defineCall({
  name: 'post_dislike',
  doc: 'Dislike a post, or take the dislike back. A dislike replaces a like.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: PostReactions }),
  refusals: ['post_not_found'],
})

export const post_delete = defineCall({
  name: 'post_delete',
  doc: 'Delete the caller’s own post. The others of its thread stay, unless it is the first of one that isn’t published. It can be restored for 30 days; then it and its file are gone.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{original_post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({
    /** The original of a deleted repost, whose repost count drops by one. */
    original_post_id: Id.nullable(),
  }),
  refusals: ['post_not_found'],
  message: 'done.deleted',
})

export const post_restore = defineCall({
  name: 'post_restore',
  doc: 'Restore the caller’s own deleted post.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.original_post_id}', 'timeline:{me}', 'feed', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found', 'hidden_by_moderators', 'too_many_drafts'],
  message: 'done.restored',
})
