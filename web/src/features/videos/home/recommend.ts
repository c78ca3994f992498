import type { SiteVideo } from '@commons/contract/videos.ts'
import { daysAgo } from '../card/days-ago.ts'

/** Why a video is recommended; each is a rule that its card can say in a few words. */
export type Reason = 'subscribed' | 'liked' | 'watched' | 'new'

export interface Recommended {
  readonly video: SiteVideo
  /** The strongest of its reasons; undefined if it has none. */
  readonly reason: Reason | undefined
}

/** Some people, and not one with friends. */
const fewestLikes = 3
const fewestViews = 10

/** Whether the member has seen it to its end: no need to recommend it. */
const isSeen = ({ watched_percent, resume_at }: SiteVideo) =>
  watched_percent !== null && watched_percent >= 90 && resume_at === null

function reasonsOf(video: SiteVideo, usualViews: number, now: Date): Reason[] {
  const { is_subscribed, made_for_kids, like_count, dislike_count, view_count, created_at } = video
  // What is made for kids isn't ranked by who watches it.
  const isSubscribed = is_subscribed === 1 && made_for_kids === 0
  return [
    ...(isSubscribed ? (['subscribed'] as const) : []),
    ...(like_count >= fewestLikes && like_count > 3 * dislike_count && like_count * 5 >= view_count
      ? (['liked'] as const)
      : []),
    ...(view_count >= fewestViews && view_count >= 2 * usualViews ? (['watched'] as const) : []),
    ...(daysAgo(new Date(created_at), now) <= 1 ? (['new'] as const) : []),
  ]
}

const weights: Readonly<Record<Reason, number>> = { subscribed: 5, liked: 3, watched: 2, new: 1 }

/**
 * Returns a page of videos in the order in which they are recommended: by their reasons, and where these are
 * equal as they came, newest first. What the member has seen comes last.
 */
export function recommend(page: readonly SiteVideo[], now = new Date()): Recommended[] {
  const views = page.map(({ view_count }) => view_count).toSorted((one, other) => one - other)
  const usualViews = views[Math.floor(views.length / 2)] ?? 0
  const ranked = page.map((video) => {
    const reasons = reasonsOf(video, usualViews, now)
    const sum = reasons.reduce((total, reason) => total + weights[reason], 0)
    return { video, reason: reasons[0], rank: isSeen(video) ? -1 : sum }
  })
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ video, reason }) => ({ video, reason }))
}
