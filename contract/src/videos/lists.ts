import { z } from 'zod'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Next, PageIn, RankIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SiteVideo } from './videos.ts'
import { SearchTextIn } from '../shared/text.ts'

/** Lists of videos of the video site. */

export const VideoFeed = z.enum(['recommended', 'newest'])
export type VideoFeed = z.infer<typeof VideoFeed>

export const get_all_videos = defineCall({
  name: 'get_all_videos',
  doc: 'The public videos that the caller sees. recommended ranks them by what the caller has subscribed to, follows and watches, and each says why it is there; newest are all by their time. What is muted is left out. A cursor belongs to the feed that answered it.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['video_feed', 'graph:{me}', 'own_channels:{me}'],
  input: z.object({
    feed: z
      .union([VideoFeed, z.literal('').transform(() => undefined)], 'video_feed_invalid')
      .optional()
      .describe('recommended if missing.'),
    ...PageIn,
    before: RankIn,
  }),
  output: z.object({ response: z.object({ videos: z.array(SiteVideo) }), next: Next }),
  refusals: [],
})

export const get_videos_by_channel_id = defineCall({
  name: 'get_videos_by_channel_id',
  doc: 'A channel’s videos, latest first: to those who run it all, also those whose file is not ready; to others those in lists; of one that is for paying members, those who are none get its title alone.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['channel:{channel_id}', 'video_feed', 'videos:{me}', 'own_channels:{me}'],
  input: z.object({ channel_id: IdIn, ...PageIn }),
  output: z.object({ videos: z.array(SiteVideo), next: Next }),
  refusals: ['channel_not_found'],
})

export const saved_video_list = defineCall({
  name: 'saved_video_list',
  doc: 'The videos that the caller has saved and can still see, latest saved first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['saved:{me}'],
  input: z.object(PageIn),
  output: z.object({ videos: z.array(SiteVideo), next: Next }),
  refusals: [],
})

export const get_guide_videos = defineCall({
  name: 'get_guide_videos',
  doc: 'The videos about buying ETH that the operator has chosen and the caller sees, in the operator’s order.',
  auth: 'member',
  effect: 'read',
  topics: ['video_feed', 'graph:{me}'],
  input: z.object({}),
  output: z.object({ response: z.object({ videos: z.array(SiteVideo) }) }),
  refusals: [],
})

export const VideoLength = z.enum(['short', 'medium', 'long'])
export type VideoLength = z.infer<typeof VideoLength>

/** Where each length begins and ends, in seconds. */
export const videoLengths: Readonly<Record<VideoLength, readonly [from: number, below: number]>> = {
  short: [0, 240],
  medium: [240, 1200],
  long: [1200, Number.MAX_SAFE_INTEGER],
}

export const VideoAge = z.enum(['day', 'week', 'month', 'year'])
export type VideoAge = z.infer<typeof VideoAge>

/** One of these words; nothing if it is empty. */
const wordOf = <Words extends z.ZodType>(words: Words, message: string) =>
  z.union([words, z.literal('').transform(() => undefined)], message).optional()

export const search_videos = defineCall({
  name: 'search_videos',
  doc: 'Public videos by words of their title, tags, description or channel, or by their beginnings; those with the words in their title come first, and then the newest. Where nothing has all words, one of them may have a typo. An empty text with a filter finds all.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['video_feed', 'graph:{me}'],
  input: z.object({
    search_term: SearchTextIn(longestSearch),
    length: wordOf(VideoLength, 'video_length_invalid').describe(
      'short: under 4 minutes. medium: under 20. long: longer.',
    ),
    since: wordOf(VideoAge, 'video_age_invalid').describe(
      'Published within the last day, week, month or year.',
    ),
    has_captions: FlagIn.optional().describe('1: only videos with captions.'),
    channel_id: z
      .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('Only in this channel.'),
    ...PageIn,
  }),
  output: z.object({ response: z.object({ videos: z.array(SiteVideo) }), next: Next }),
  refusals: [],
})

export const video_hash_timeline = defineCall({
  name: 'video_hash_timeline',
  doc: 'The public videos with a tag, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['video_feed', 'tags:{me}'],
  input: z.object({ hashtag: z.string('text_invalid').max(1000, 'text_too_long'), ...PageIn }),
  output: z.object({ videos: z.array(SiteVideo), next: Next }),
  refusals: ['hashtag_empty'],
})
