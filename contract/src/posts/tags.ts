import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Post } from './posts.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { NsfwReason } from '../shared/nsfw.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The tags that a member follows, and those suggested to them. */
    tags: true
  }
}

/** Finding and following tags, posts by tag, and the reasons for NSFW. */

/** The group in which a post is written. */
const InGroup = {
  group_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
}
const TagText = z.string('text_invalid').max(1000, 'text_too_long')

export const Hashtag = z.object({
  /** The id of the tag, the same for every member. */
  id: Id,
  hashtag: z.string(),
  /** Public posts with this tag. */
  post_count: Count,
  /** Public reels with it. */
  reel_count: Count,
  /** Public videos with it. */
  video_count: Count,
  /** The id to give to `delete_hashtag`; null if the viewer does not follow the tag. */
  hashtag_id: Id.nullable(),
})
export type Hashtag = z.infer<typeof Hashtag>

/** A tag the member follows. */
export const FollowedHashtag = z.object({
  /** The id to give to `delete_hashtag`. */
  id: Id,
  lable: z.string(),
  hashtag: z.string(),
  post_count: Count,
  reel_count: Count,
  /** Public videos with it. */
  video_count: Count,
})
export type FollowedHashtag = z.infer<typeof FollowedHashtag>

export const hashtag_timeline = defineCall({
  name: 'hashtag_timeline',
  doc: 'The posts with a tag that the caller can see, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['graph:{me}', 'feed', 'tags:{me}'],
  input: z.object({ hashtag: TagText, ...PageIn }),
  output: z.object({
    recdata: z.array(Post),
    next: Next,
    /** The tag itself; null if no public post or reel has it and the caller does not follow it. */
    tag: Hashtag.nullable(),
    /** 1: the team has blocked it; nothing suggests it. */
    is_blocked: Flag,
  }),
  refusals: [],
})

export const search_hashtag = defineCall({
  name: 'search_hashtag',
  doc: 'Tags that begin with the text, most used first. With `group_id` those of the group’s latest posts come before others, as far as the caller sees these.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['tags:{me}', 'group_posts:{group_id}'],
  input: z.object({ search: TagText, ...InGroup }),
  output: z.object({ recdata: z.array(Hashtag) }),
  refusals: [],
})

export const select_hashtag = defineCall({
  name: 'select_hashtag',
  doc: 'Tags to suggest for a post: the last ones the caller used, and those they follow. With `group_id` those of the group’s latest posts that the caller sees, most used first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['tags:{me}', 'timeline:{me}', 'group_posts:{group_id}'],
  input: z.object(InGroup),
  output: z.object({ hashtags: z.array(Hashtag) }),
  refusals: [],
})

export const sujjested_hashtag = defineCall({
  name: 'sujjested_hashtag',
  doc: 'The most used tags of recent days, those of the caller’s interests before others.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  limit: 'poll',
  topics: ['tags:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Hashtag) }),
  refusals: [],
})

const wholeNumber = z
  .union(
    [
      z.int('page_invalid').min(0, 'page_invalid').max(999_999, 'page_invalid'),
      z.string().regex(/^\d{1,6}$/, 'page_invalid'),
    ],
    'page_invalid',
  )
  .transform(Number)

export const hashtag_list = defineCall({
  name: 'hashtag_list',
  doc: 'The tags the caller follows, latest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['tags:{me}'],
  input: z.object({
    offset: wholeNumber.optional().describe('Rows to skip.'),
    limit: wholeNumber
      .transform((limit) => Math.min(limit, 50))
      .optional()
      .describe('5 if missing, at most 50.'),
  }),
  output: z.object({ offset: Count, count: Count, hashtags: z.array(FollowedHashtag) }),
  refusals: [],
})

export const add_hashtag = defineCall({
  name: 'add_hashtag',
  doc: 'Follow a tag, so that its posts appear in the Following feed. Without `hashtag`, `lable` is the tag.',
  auth: 'member',
  effect: 'write',
  topics: ['tags:{me}'],
  input: z.object({
    lable: TextIn(100, 'text_too_long').optional().describe('At most 100 characters.'),
    hashtag: TagText.optional(),
  }),
  output: z.object({ recdata: FollowedHashtag }),
  refusals: ['hashtag_empty', 'too_many_hashtags'],
  errorLabel: true,
  message: 'done.hashtag_added',
})

export const delete_hashtag = defineCall({
  name: 'delete_hashtag',
  doc: 'Unfollow a tag.',
  auth: 'member',
  effect: 'write',
  topics: ['tags:{me}'],
  input: z.object({ hashtag_id: IdIn }),
  output: z.object({}),
  refusals: ['hashtag_not_found'],
  message: 'done.hashtag_deleted',
})

export const nsfw = defineCall({
  name: 'nsfw',
  doc: 'The reasons for which a post can be marked as not safe for work.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({}),
  output: z.object({ recdata: z.array(z.object({ nsfw: NsfwReason, label: z.string() })) }),
  refusals: [],
})
