/** Decisions about drafts and scheduled posts, without I/O. */
import type { DraftProblem } from '@commons/contract/posts/drafts.ts'
import { longestScheduleDays, shortestScheduleMinutes } from '@commons/contract/shared/publish-at.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { DraftTexts } from './drafts.queries.ts'

const minute = 60_000
/** A form that is sent at once may be read some seconds later. */
const grace = minute

const wrong = (problem: string) => new Refusal('invalid_fields', { fields: { publish_at: problem } })

/** Returns the moment for which a post is scheduled; refuses one out of bounds. */
export function momentOf(publishAt: Date): Date {
  const left = publishAt.getTime() - now().getTime()
  if (left <= 0) throw wrong('publish_at_past')
  if (left < shortestScheduleMinutes * minute - grace) throw wrong('publish_at_soon')
  if (left > longestScheduleDays * 24 * 60 * minute) throw wrong('publish_at_far')
  return publishAt
}

/** Returns why a post couldn't be published at its time; undefined where that isn't its author's to change. */
export function problemOf(error: unknown): DraftProblem | undefined {
  if (!(error instanceof Refusal)) return undefined
  switch (error.refusal) {
    case 'group_not_found':
    case 'not_group_member':
      return 'group'
    case 'post_rules_broken':
      return 'words'
    case 'new_account_limited':
      return 'limit'
    case 'post_file_failed':
      return 'file'
    case 'account_suspended':
      return 'away'
    default:
      return undefined
  }
}

/** Returns whether its author has left a draft as it was, but for its time. */
export const isSameDraft = (one: DraftTexts, other: DraftTexts): boolean =>
  writingOf(one) === writingOf(other)

const writingOf = ({ group_id, message, hashtags, files, alts }: DraftTexts) =>
  JSON.stringify([group_id, message, hashtags, files, alts])
