import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SiteVideo } from './videos.ts'
import { SearchTextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What a member has watched of videos. */
    watching: true
  }
}

/** What the caller has watched of videos. Nobody else sees it. */

const SecondsIn = z
  .union(
    [
      z.number('seconds_invalid').min(0, 'seconds_invalid').max(999_999, 'seconds_invalid'),
      z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, 'seconds_invalid'),
    ],
    'seconds_invalid',
  )
  .transform(Number)

export const video_watched = defineCall({
  name: 'video_watched',
  doc: 'Tell where in a video the caller is: it goes on there the next time. How far they come counts for its author, of a day the furthest.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ video_id: IdIn, seconds: SecondsIn }),
  output: z.object({}),
  refusals: [],
})

const List = z.object({ videos: z.array(SiteVideo), next: Next })

export const get_watch_history = defineCall({
  name: 'get_watch_history',
  doc: 'The videos that the caller has watched and can still see, latest first, all or by words of their titles.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['watching:{me}'],
  input: z.object({
    search_term: SearchTextIn(longestSearch).optional(),
    ...PageIn,
  }),
  output: List.extend({
    /** 1: what the caller watches is not remembered. */
    is_paused: Flag,
  }),
  refusals: [],
})

export const get_continue_watching = defineCall({
  name: 'get_continue_watching',
  doc: 'The videos that the caller has begun and not finished, latest first; each has where they stopped.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['watching:{me}'],
  input: z.object(PageIn),
  output: List,
  refusals: [],
})

export const delete_watched = defineCall({
  name: 'delete_watched',
  doc: 'Remove a video from the caller’s history.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}', 'video:{video_id}'],
  input: z.object({ video_id: IdIn }),
  output: z.object({}),
  refusals: [],
})

export const clear_watch_history = defineCall({
  name: 'clear_watch_history',
  doc: 'Forget all that the caller has watched.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.history_cleared',
})

export const pause_watch_history = defineCall({
  name: 'pause_watch_history',
  doc: 'Stop remembering what the caller watches, or go on with it.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
  input: z.object({ is_paused: FlagIn }),
  output: z.object({ is_paused: Flag }),
  refusals: [],
})
