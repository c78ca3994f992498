/** What of reviews a member takes along, and what is left of them when they are gone. */
import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Leaving } from '../../../platform/leaving.ts'

/** Removes the reviews of a member, and their words from those that they wrote. The stars stay. */
export async function eraseReviews(db: Db, member: number): Promise<void> {
  await inParts(
    db,
    (most) =>
      sql`delete from reviews where id in (select id from reviews where subject_id = ${member} limit ${most})`,
  )
  await sql`update reviews set comment = '' where author_id = ${member}`.execute(db)
}

export const reviewTables: Leaving['tables'] = {
  reviews: {
    file: 'reviews',
    rows: (member) => sql`
      select rv.id as review_id, ag.job_id as project_id, ag.title,
        case when rv.author_id = ${member} then 'written' else 'received' end as direction, rv.stars, rv.comment,
        rv.answer, rv.answered_at, rv.created_at, rv.shown_at, rv.is_related as is_uncounted
      from reviews rv join agreements ag on ag.id = rv.agreement_id
      where rv.author_id = ${member} or (rv.subject_id = ${member} and rv.shown_at <= now()) order by rv.id`,
  },
}
