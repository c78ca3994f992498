import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { IdIn } from '../shared/id.ts'
import { Next, PageOfAtMost } from '../shared/page.ts'
import { largestReelPage } from '../shared/reel.ts'
import { Reel } from './reels.ts'

/** Sounds of reels, each named by the reel that it was made for. */

export const reel_sound = defineCall({
  name: 'reel_sound',
  doc: 'The original sound of a reel, as its page shows it. `reel.sound.can_use` says whether the caller may make a reel with it.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['reel:{sound_id}', 'reel_feed', 'graph:{me}', 'member:{recdata.reel.user_id}'],
  input: z.object({ sound_id: IdIn }),
  output: z.object({
    recdata: z.object({
      /** The reel that the sound was made for. */
      reel: Reel,
      /** How many of its 1,000 newest other reels the caller sees. */
      reel_count: Count,
    }),
  }),
  refusals: ['reel_sound_not_found'],
})

export const reels_by_sound = defineCall({
  name: 'reels_by_sound',
  doc: 'The reels made with the sound of another reel, newest first, without that one.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['reel:{sound_id}', 'reel_feed', 'graph:{me}'],
  input: z.object({ sound_id: IdIn, ...PageOfAtMost(largestReelPage) }),
  output: z.object({ reels: z.array(Reel), next: Next }),
  refusals: ['reel_sound_not_found'],
})
