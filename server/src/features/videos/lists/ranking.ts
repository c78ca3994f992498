/** Pages of recommended videos. */
import type { Rank } from '@commons/contract/shared/page.ts'
import type { SiteVideo, VideoReason } from '@commons/contract/videos/videos.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { videoShape } from '../videos.shape.ts'
import { listRecommended, type RankedRow, type StretchRow } from './ranking.queries.ts'

interface Asked {
  readonly db: Db
  readonly viewer: Viewer
  readonly page: { readonly before: Rank; readonly limit: number; readonly offset: number }
}

/** Stretches read at most for a page by its number; a page by its cursor reads at most two. */
const mostStretches = 6

const isRanked = (row: StretchRow): row is StretchRow & RankedRow => row.id !== undefined && row.id !== null

export async function recommendedPage({ db, viewer, page: { before, limit, offset } }: Asked) {
  const began = before.began === 0 ? Math.floor(now().getTime() / 1000) : before.began
  const videos: SiteVideo[] = []
  let at = { ...before, passed: before.passed + offset, began }
  for (let looked = 0; looked < (offset > 0 ? mostStretches : 2); looked++) {
    const { top, below, passed } = at
    const rows = await listRecommended(db, viewer.member.id, top, below, passed, began, limit - videos.length)
    const [first] = rows
    if (!first) return { videos }
    const found = rows.filter(isRanked)
    videos.push(
      ...found.map((row) => ({ ...videoShape(row, viewer), why: reasonsOf(row, viewer.member.id) })),
    )
    at = { ...at, top: first.top, below: first.below, passed: found.at(-1)?.rank ?? passed }
    if (videos.length === limit && at.passed < first.size) return { videos, next: cursorOf(at) }
    if (first.bottom === null) return { videos }
    at = { ...at, below: first.bottom, passed: Math.max(passed - first.size, 0) }
    if (videos.length > 0) at.passed = 0
    if (videos.length === limit) break
  }
  return { videos, next: cursorOf(at) }
}

const cursorOf = ({ top, below, passed, began }: Rank) => `${top}_${below}_${passed}_${began}`

/** With this average share watched, many watch a video to its end. */
const muchWatched = 70
const freshHours = 48

/** Returns why a video is listed, strongest reason first. */
function reasonsOf(row: RankedRow, viewer: number): SiteVideo['why'] {
  const reasons: Array<[boolean, VideoReason, string | null]> = [
    [row.author_id === viewer, 'own', null],
    [row.visibility === 'members' && row.author_id !== viewer, 'member', row.channel_name],
    [row.is_subscribed, 'subscribed', row.channel_name],
    [row.followed_tag !== null, 'hashtag', row.followed_tag],
    [row.interest_tag !== null, 'interest', row.interest_tag],
    [row.watched_tag !== null, 'alike', row.watched_tag],
    [(row.completion ?? 0) >= muchWatched, 'watched', null],
    [row.age_hours < freshHours, 'fresh', null],
    [row.visibility === 'public', 'public', null],
  ]
  return reasons.filter(([holds]) => holds).map(([, reason, name]) => ({ reason, name }))
}
