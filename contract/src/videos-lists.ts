import { z } from 'zod'
import { defineCall } from './call.ts'
import { IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { SiteVideo } from './videos.ts'

/** Lists of videos of the video site. */

export const get_all_videos = defineCall({
  name: 'get_all_videos',
  doc: 'The public videos that the caller sees, newest first. What is muted is left out.',
  auth: 'member',
  effect: 'read',
  topics: ['video_feed', 'graph:{me}', 'own_channels:{me}'],
  input: z.object(PageIn),
  output: z.object({ response: z.object({ videos: z.array(SiteVideo) }), next: Next }),
  refusals: [],
})

export const get_videos_by_channel_id = defineCall({
  name: 'get_videos_by_channel_id',
  doc: 'A channel’s videos, latest first: to its owner all, also those whose file is not ready; to others the public ones.',
  auth: 'member',
  effect: 'read',
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
  topics: ['saved:{me}'],
  input: z.object(PageIn),
  output: z.object({ videos: z.array(SiteVideo), next: Next }),
  refusals: [],
})
