/** Decisions about videos, without I/O. */
import { longestScheduleDays } from '@commons/contract/shared/publish-at.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { now } from '../../platform/clock.ts'
import type { Visibility } from './videos.rows.ts'

/** Returns whether every member may see a video of this visibility, once its file is ready. */
export const isOpen = ({ visibility }: { readonly visibility: Visibility }): boolean =>
  visibility === 'public' || visibility === 'unlisted'

const wrong = (problem: string) => new Refusal('invalid_fields', { fields: { publish_at: problem } })

/** Returns whether others than its author see a video of this visibility, once its file is ready. */
export const isShared = (video: { readonly visibility: Visibility }): boolean =>
  isOpen(video) || video.visibility === 'members'

/** Returns whether a video of this visibility is in the lists of members who see it. */
export const isListed = ({ visibility }: { readonly visibility: Visibility }): boolean =>
  visibility === 'public' || visibility === 'members'

/** Returns when a scheduled video becomes public, null for others; refuses a moment out of bounds. */
export function momentOf(visibility: Visibility, publishAt: Date | undefined): Date | null {
  if (visibility !== 'scheduled') return null
  if (publishAt === undefined) throw wrong('publish_at_missing')
  const left = publishAt.getTime() - now().getTime()
  if (left <= 0) throw wrong('publish_at_past')
  if (left > longestScheduleDays * 24 * 60 * 60_000) throw wrong('publish_at_far')
  return publishAt
}
