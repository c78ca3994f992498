import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Reel } from './reels.ts'
import { MemberIdIn } from '../shared/id.ts'
import { Next, PageIn, PageOfAtMost, RankIn } from '../shared/page.ts'
import { largestReelPage } from '../shared/reel.ts'

/** Lists of reels: the feeds, those of a member, of a tag, saved ones, and those whose files are not ready. */

const ReelPageIn = PageOfAtMost(largestReelPage)
const List = z.object({ reels: z.array(Reel), next: Next })

export const ReelFeed = z.enum(['for_you', 'following', 'newest'])
export type ReelFeed = z.infer<typeof ReelFeed>

export const reel_timeline = defineCall({
  name: 'reel_timeline',
  doc: 'Reels that the caller can see. for_you ranks them as docs/reels.md says, and each says why it is there; following are the newest of the members and tags that the caller follows; newest are all. What is muted and what the caller is not interested in is left out. A cursor belongs to the feed that answered it.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  topics: ['reel_feed', 'graph:{me}', 'tags:{me}'],
  input: z.object({
    feed: z
      .union([ReelFeed, z.literal('').transform(() => undefined)], 'reel_feed_invalid')
      .optional()
      .describe('for_you if missing.'),
    ...ReelPageIn,
    before: RankIn,
  }),
  output: List,
  refusals: [],
})

export const reels_by_user = defineCall({
  name: 'reels_by_user',
  doc: 'A member’s reels, newest first; the caller’s own with how far they are watched.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  topics: ['reels:{view_user_id}', 'reels:{me}', 'graph:{me}'],
  input: z.object({ view_user_id: MemberIdIn.optional(), ...ReelPageIn }),
  output: List,
  refusals: ['member_not_found'],
})

export const reel_hash_timeline = defineCall({
  name: 'reel_hash_timeline',
  doc: 'The reels with a tag, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['reel_feed', 'tags:{me}'],
  input: z.object({ hashtag: z.string('text_invalid').max(1000, 'text_too_long'), ...ReelPageIn }),
  output: List,
  refusals: ['hashtag_empty'],
})

export const saved_reel_list = defineCall({
  name: 'saved_reel_list',
  doc: 'The reels that the caller has saved and can still see, latest saved first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['saved:{me}'],
  input: z.object(PageIn),
  output: List,
  refusals: [],
})

export const waiting_reels = defineCall({
  name: 'waiting_reels',
  doc: 'The caller’s own reels whose file is still being processed or has failed, newest first. Nobody else sees them.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  limit: 'poll',
  topics: ['reels:{me}', 'waiting:{me}'],
  input: z.object({}),
  output: z.object({ reels: z.array(Reel) }),
  refusals: [],
})
