import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'
import { channelPeriods, type ChannelPeriod } from '../shared/channel.ts'
import { videoSources } from '../shared/video-sources.ts'

/** Figures of channels and videos. They are counts by day: nobody's viewing can be told from them. */

const Days = z.literal(channelPeriods)

const Day = z.object({
  /** The day's beginning (UTC). */
  at: z.iso.datetime(),
  views: Count,
  /** How long was watched. */
  seconds: Count,
  /** Members who subscribed, and who unsubscribed; 0 for a video. */
  gained: Count,
  lost: Count,
})

export const ChannelFigures = z.object({
  channel_id: Id,
  channel_name: z.string(),
  /** The video that was asked about, and its title; null for the whole channel. */
  video_id: Id.nullable(),
  title: z.string().nullable(),
  days: Days,
  since: z.iso.datetime(),
  /** Each day of the period up to today, oldest first. */
  series: z.array(Day),
  total: Day.omit({ at: true }),
  /** The same of the period of this length before. */
  before: Day.omit({ at: true }),
  /** From where the views came, most first. */
  sources: z.array(z.object({ source: z.enum(videoSources), host: z.string().nullable(), views: Count })),
  /**
   * For a video: of all who began to watch it, at any time, the share in percent that reached each tenth of it;
   * null where fewer than 5 did, and for a channel.
   */
  reached: z.array(z.int().min(0).max(100)).nullable(),
  /** For a channel: its most viewed videos of the period. */
  top_videos: z.array(z.object({ video_id: Id, title: z.string(), views: Count, seconds: Count })),
})
export type ChannelFigures = z.infer<typeof ChannelFigures>

export const channel_analytics = defineCall({
  name: 'channel_analytics',
  doc: 'What a channel, or with `video_id` one of its videos, came to by day, for those who run it. Days are UTC. A view counts once a member and day, and the longest that a member watched on a day. `days` is 7, 28 (if left out), 90 or 365.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  offline: 4,
  input: z.object({
    channel_id: IdIn,
    video_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
    days: z
      .union(
        [
          z.literal(channelPeriods),
          z.enum(['7', '28', '90', '365']).transform((days) => Number(days) as ChannelPeriod),
        ],
        'period_invalid',
      )
      .default(28)
      .describe('7, 28, 90 or 365, as a number or as digits.'),
  }),
  output: z.object({ recdata: ChannelFigures }),
  refusals: ['channel_not_found', 'channel_forbidden', 'video_not_found'],
})
