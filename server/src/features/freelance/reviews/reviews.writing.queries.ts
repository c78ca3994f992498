/** SQL that writes reviews. Both sides take a turn at their agreement, so of two at once the second sees the first. */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Tx } from '../../../platform/db/prepared.ts'

export interface Reviewed {
  readonly id: number
  readonly by_client: boolean
  readonly is_earned: boolean
  readonly is_own_in: boolean
  /** Until when the second can be written; null while there is none. */
  readonly until: Date | null
}

/** Locks the agreement of a job between two members; undefined where they have none. */
export async function lockReviewed(
  tx: Tx,
  { member, job, other }: { member: number; job: number; other: number },
): Promise<Reviewed | undefined> {
  await sql`with ${me(sql`${member}`)} select from me`.execute(tx)
  const theirs = sql`
    ag.job_id = ${job} and ag.accepted_at is not null
    and ((ag.client_id = ${member} and ag.freelancer_id = ${other})
      or (ag.client_id = ${other} and ag.freelancer_id = ${member}))`
  await sql`select from agreements ag where ${theirs} order by ag.id for no key update of ag`.execute(tx)
  const { rows } = await sql<Reviewed>`
    select ag.id, ag.client_id = ${member} as by_client, ag.earned_at is not null as is_earned,
      exists (select from reviews rv where rv.agreement_id = ag.id and rv.by_client = (ag.client_id = ${member})) as is_own_in,
      (select min(rv.shown_at) from reviews rv where rv.agreement_id = ag.id) as until
    from agreements ag where ${theirs} order by ag.id desc limit 1`.execute(tx)
  return rows[0]
}

interface NewReview {
  readonly agreement: number
  readonly byClient: boolean
  readonly author: number
  readonly subject: number
  readonly stars: number
  readonly comment: string
  readonly at: Date
  readonly shownAt: Date
}

/** Adds a review of a locked agreement. With the second, both show at once. */
export async function addReview(tx: Tx, review: NewReview): Promise<number> {
  const { agreement, byClient, author, subject, stars, comment, at, shownAt } = review
  await sql`update reviews set shown_at = ${shownAt} where agreement_id = ${agreement} and shown_at > ${shownAt}`.execute(
    tx,
  )
  // Once they seemed to be one person, they stay so: sessions are forgotten in time.
  const { rows } = await sql<{ id: number }>`
    with related as materialized (
      update agreements set is_related = is_related or are_related(${author}, ${subject}) where id = ${agreement}
      returning is_related),
    marked as (
      update reviews set is_related = true
      where agreement_id = ${agreement} and not is_related and (select is_related from related))
    insert into reviews (agreement_id, by_client, author_id, subject_id, stars, comment, created_at, shown_at, is_related)
    select ${agreement}, ${byClient}, ${author}, ${subject}, ${stars}, ${comment}, ${at}, ${shownAt}, is_related from related
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A review was not added')
  return row.id
}

/** Answers a review that is shown; returns whether it had no answer yet, or undefined where there is none. */
export async function answerReview(
  tx: Tx,
  subject: number,
  review: number,
  answer: string,
  at: Date,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_answered: boolean }>`
    select answered_at is not null as is_answered from reviews
    where id = ${review} and subject_id = ${subject} and shown_at <= ${at} for no key update`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  if (row.is_answered) return false
  await sql`update reviews set answer = ${answer}, answered_at = ${at} where id = ${review}`.execute(tx)
  return true
}
