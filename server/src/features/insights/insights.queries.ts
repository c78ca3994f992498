/** All SQL that reads figures. */
import { type Metric, mostNewFollowers, mostTopPosts, type Unit } from '@commons/contract/shared/insights.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { longestFound } from '../../search/excerpt.ts'
import type { Who } from '../../visibility/members.ts'
import { textBeginning } from '../../platform/db/text-beginning.ts'
import { visiblePost } from '../../visibility/posts.ts'
import type { Stretch } from './insights.rules.ts'

/** How much of a post an excerpt is cut from, in graphemes. */
export const mostRead = longestFound + 50

const looksOf = (metric: RawBuilder<string>) =>
  sql`case when ${metric} = 'impressions' then impressions else pageviews end`

interface TotalsRow {
  series: Array<{ at: number; count: number }>
  before: number
  followers: number
  followers_before: number
}

const moment = (seconds: RawBuilder<unknown>) => sql`to_timestamp(${seconds}::float8)`

/** Counts a member's new followers in a period, up to a limit: there may be a million. */
const newFollowers = (member: Who, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
  (select count(*)::int from (
    select from follows where followed_id = ${member}
      and created_at >= ${moment(from)} and created_at < ${moment(to)}
    limit ${sql.lit(mostNewFollowers)}) as counted)`

/** Reads a member's figures by hour or day (UTC), and the sum of the period before. Moments are in seconds. */
const totals = prepared<
  [
    member: number,
    metric: string,
    unit: string,
    from: number,
    to: number,
    beforeFrom: number,
    beforeTo: number,
  ],
  TotalsRow
>(
  'insights_totals',
  (member, metric, unit, from, to, beforeFrom, beforeTo) => sql`
    with hours as materialized (
      select hour, ${looksOf(metric)} as looks from member_looks
      where member_id = ${member} and hour >= ${moment(beforeFrom)} and hour < ${moment(to)})
    select
      (select coalesce(json_agg(each), '[]') from (
        select extract(epoch from date_trunc(${unit}::text, hour, 'UTC'))::bigint as at, sum(looks)::int as count
        from hours where hour >= ${moment(from)} group by 1) as each) as series,
      (select coalesce(sum(looks), 0)::int from hours where hour < ${moment(beforeTo)}) as before,
      ${newFollowers(member, from, to)} as followers,
      ${newFollowers(member, beforeFrom, beforeTo)} as followers_before`,
)

export async function getTotals(
  db: Db,
  member: number,
  metric: Metric,
  unit: Unit,
  { from, to, beforeFrom, beforeTo }: Stretch,
): Promise<TotalsRow> {
  const [row] = await totals(db, member, metric, unit, from, to, beforeFrom, beforeTo)
  if (!row) throw new Error('A sum has no row')
  return row
}

/** How many of a member's newest rows are read. A post seen every day of a year has 365. */
const mostPostDays = 20_000

export interface TopPostRow {
  id: number
  message: string
  has_file: boolean
  created_at: Date
  count: number
}

/** Lists a member's most seen posts since a day, by their newest rows. */
export const listTopPosts = prepared<[member: number, metric: string, since: string], TopPostRow>(
  'insights_top_posts',
  (member, metric, since) => sql`
    with top as materialized (
      select post_id, sum(looks)::int as count
      from (
        select post_id, ${looksOf(metric)} as looks from post_looks
        where author_id = ${member} and day >= ${since}::date
        order by author_id desc, day desc limit ${sql.lit(mostPostDays)}) as newest
      group by post_id having sum(looks) > 0
      order by count desc, post_id desc limit 50)
    select p.id, ${textBeginning(sql`p.message`, mostRead)} as message, p.media_id is not null as has_file, p.created_at, top.count
    from top join posts p on p.id = top.post_id
    where p.author_id = ${member} and ${visiblePost(member)}
    order by top.count desc, p.id desc limit ${sql.lit(mostTopPosts)}`,
)
