import { search_videos, type VideoAge, videoLengths } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { videosPage } from './lists.pages.ts'
import { searchVideos } from './search.queries.ts'

const days: Readonly<Record<VideoAge, number>> = { day: 1, week: 7, month: 31, year: 366 }
const anyLength = [0, Number.MAX_SAFE_INTEGER] as const

export default handle(search_videos, async (input, context) => {
  const { search_term: text, length, since, has_captions, channel_id: channel = null } = input
  const { db, member, page } = context
  const [from, below] = length ? videoLengths[length] : anyLength
  const earliest = since ? new Date(now().getTime() - days[since] * 24 * 60 * 60_000) : null
  const isFiltered = length !== undefined || earliest !== null || has_captions === 1 || channel !== null
  if (!/[\p{L}\p{N}]/u.test(text) && !isFiltered) return { response: { videos: [] } }
  const asked = [text, from, below, earliest, has_captions === 1, channel] as const
  const rows = await searchVideos(db, member.id, page.before, page.limit, page.offset, ...asked)
  const { videos, ...next } = videosPage(rows, context)
  return { response: { videos }, ...next }
})
