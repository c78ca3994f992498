/** Reviews as sent on the wire. */
import type { Review } from '@commons/contract/freelance/reviews.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { ReviewRow } from './reviews.queries.ts'

export function reviewShape(row: ReviewRow, { member, media }: Viewer, at: Date): Review {
  return {
    id: row.id,
    project_id: row.job_id,
    title: row.title,
    role: row.by_client ? 'client' : 'freelancer',
    author:
      row.author_id === null || row.author === null ? null : authorShape(row.author_id, row.author, media),
    review_user_id: row.subject_id,
    rating: row.stars,
    comment: row.comment,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    shown_at: row.shown_at.toISOString(),
    is_shown: flag(row.shown_at <= at),
    is_own: flag(row.author_id === member.id),
    is_uncounted: flag(row.is_related),
  }
}
