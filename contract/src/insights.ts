import { z } from 'zod'
import { defineCall } from './call.ts'
import { Count } from './shared/count.ts'
import { Flag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { metrics, mostLooks, type Period, periods, units } from './shared/insights.ts'

const Days = z.literal(periods)

const TopPost = z.object({
  post_id: Id,
  /** The beginning of its text; empty if it is only a file. */
  excerpt: z.string(),
  has_file: Flag,
  created_at: z.iso.datetime(),
  count: Count,
})

export const Traffic = z.object({
  metric: z.enum(metrics),
  days: Days,
  unit: z.enum(units),
  /** The start of the period. */
  since: z.iso.datetime(),
  /** Each hour or day of the period up to now, oldest first. */
  series: z.array(z.object({ at: z.iso.datetime(), count: Count })),
  total: Count,
  /** The total of the period of the same length before this one. */
  total_before: Count,
  /** The difference from that in percent; null if there was nothing before. */
  change: z.int().nullable(),
  /** Counted to 10,000, as for the period before. */
  new_followers: Count,
  new_followers_before: Count,
  top_posts: z.array(TopPost),
})
export type Traffic = z.infer<typeof Traffic>

export const analytics_traffic = defineCall({
  name: 'analytics_traffic',
  doc: "How often others looked at what the caller published. `pageviews`: their profile or a page of one of their posts was opened. `impressions`: a card of one of their posts was on a screen. `days` is 1 (today, by the hour), 7, 30 (if left out), 90 or 365. Hours and days are UTC. One's own looks don't count.",
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  offline: 4,
  input: z.object({
    metric: z.enum(metrics, 'metric_invalid').default('pageviews'),
    days: z
      .union(
        [
          z.literal(periods),
          z.enum(['1', '7', '30', '90', '365']).transform((days) => Number(days) as Period),
        ],
        'period_invalid',
      )
      .default(30)
      .describe('1, 7, 30, 90 or 365, as a number or as digits.'),
  }),
  output: z.object({ recdata: Traffic }),
  refusals: [],
})

const Ids = z.array(IdIn, 'looks_invalid').max(mostLooks, 'looks_invalid').default([])

export const count_looks = defineCall({
  name: 'count_looks',
  doc: "Report what was looked at, up to 100 of each: posts whose cards were on the screen, posts and members whose pages were opened. What the caller can't see and what is their own doesn't count. Who looked isn't recorded.",
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ impressions: Ids, post_pageviews: Ids, member_pageviews: Ids }),
  output: z.object({}),
  refusals: [],
})
