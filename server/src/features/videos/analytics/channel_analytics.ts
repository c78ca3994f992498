import { channel_analytics } from '@commons/contract/videos/analytics.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { checkChannel } from '../channels/channels.access.ts'
import { findFigures, listDays } from './analytics.queries.ts'
import { periodOf, reachedOf, seriesOf } from './analytics.rules.ts'

export default handle(channel_analytics, async ({ channel_id, video_id, days }, context) => {
  const { db, refuse } = context
  await checkChannel(context, channel_id, 'analytics')
  const video = video_id ?? null
  const { from, since, before } = periodOf(days, now())
  const [figures] = await findFigures(db, channel_id, video, since)
  const { channel_name, title, tenths, sources, top_videos } = figures ?? refuse('channel_not_found')
  if (video !== null && title === null) refuse('video_not_found')
  const counted = await listDays(db, channel_id, video, before)
  return {
    recdata: {
      channel_id,
      channel_name,
      video_id: video,
      title,
      days,
      since: new Date(from).toISOString(),
      ...seriesOf(days, from, counted),
      sources: sources.map(({ source, host, views }) => ({ source, host: host === '' ? null : host, views })),
      reached: reachedOf(tenths),
      top_videos,
    },
  }
})
