import { analytics_traffic } from '@commons/contract/insights.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { Unit } from '@commons/contract/shared/insights.ts'
import { shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import { now } from '../../platform/clock.ts'
import { handle } from '../../platform/call/handle.ts'
import { excerptOf } from '../../search/excerpt.ts'
import { getTotals, listTopPosts, mostRead } from './insights.queries.ts'
import { changeOf, seriesOf, stretchOf } from './insights.rules.ts'

export default handle(analytics_traffic, async ({ metric, days }, { db, member }) => {
  const unit: Unit = days === 1 ? 'hour' : 'day'
  const stretch = stretchOf(days, now())
  const since = new Date(stretch.from * 1000).toISOString()
  const figures = await getTotals(db, member.id, metric, unit, stretch)
  const top = await listTopPosts(db, member.id, metric, since.slice(0, 10))
  const series = seriesOf(stretch, unit, figures.series)
  const total = series.reduce((sum, { count }) => sum + count, 0)
  return {
    recdata: {
      metric,
      days,
      unit,
      since,
      series,
      total,
      total_before: figures.before,
      change: changeOf(total, figures.before),
      new_followers: figures.followers,
      new_followers_before: figures.followers_before,
      top_posts: top.map(({ id, message, has_file, created_at, count }) => ({
        post_id: id,
        excerpt: excerptOf(shortenedRead(message, mostRead), []),
        has_file: flag(has_file),
        created_at: created_at.toISOString(),
        count,
      })),
    },
  }
})
