/** Pages of the feed "for you". */
import type { Reel, ReelReason } from '@commons/contract/reels/reels.ts'
import type { Rank } from '@commons/contract/shared/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { reelShape } from '../reels.shape.ts'
import { listForYou, type RankedRow, type StretchRow } from './ranking.queries.ts'

interface Asked {
  readonly db: Db
  readonly viewer: Viewer
  readonly page: { readonly before: Rank; readonly limit: number; readonly offset: number }
}

/** Stretches read at most for a page by its number; a page by its cursor reads at most two. */
const mostStretches = 6

const isRanked = (row: StretchRow): row is StretchRow & RankedRow => row.id !== undefined && row.id !== null

export async function forYouPage({ db, viewer, page: { before, limit, offset } }: Asked) {
  const began = before.began === 0 ? Math.floor(now().getTime() / 1000) : before.began
  const reels: Reel[] = []
  let at = { ...before, passed: before.passed + offset, began }
  for (let looked = 0; looked < (offset > 0 ? mostStretches : 2); looked++) {
    const { top, below, passed } = at
    const rows = await listForYou(db, viewer.member.id, top, below, passed, began, limit - reels.length)
    const [first] = rows
    if (!first) return { reels }
    const found = rows.filter(isRanked)
    reels.push(...found.map((row) => reelShape(row, viewer, reasonsOf(row, viewer.member.id))))
    at = { ...at, top: first.top, below: first.below, passed: found.at(-1)?.rank ?? passed }
    if (reels.length === limit && at.passed < first.size) return { reels, next: cursorOf(at) }
    if (first.bottom === null) return { reels }
    at = { ...at, below: first.bottom, passed: Math.max(passed - first.size, 0) }
    if (reels.length > 0) at.passed = 0
    if (reels.length === limit) break
  }
  return { reels, next: cursorOf(at) }
}

const cursorOf = ({ top, below, passed, began }: Rank) => `${top}_${below}_${passed}_${began}`

/** With this average share watched, many watch a reel to its end. */
const muchWatched = 70
const freshHours = 48

/** Returns why a reel is listed, strongest reason first. */
function reasonsOf(row: RankedRow, viewer: number): Reel['why'] {
  const reasons: Array<[boolean, ReelReason, string | null]> = [
    [row.author_id === viewer, 'own', null],
    [row.mutual, 'friend', row.full_name],
    [row.following && !row.mutual, 'following', row.full_name],
    [row.followed_tag !== null, 'hashtag', row.followed_tag],
    [row.interest_tag !== null, 'interest', row.interest_tag],
    [(row.completion ?? 0) >= muchWatched, 'watched', null],
    [row.age_hours < freshHours, 'fresh', null],
    [row.audience === 'public', 'public', null],
  ]
  return reasons.filter(([holds]) => holds).map(([, reason, name]) => ({ reason, name }))
}
