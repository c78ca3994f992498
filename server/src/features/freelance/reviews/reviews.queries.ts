/** SQL that reads reviews. `at` is the present: a review shows from its `shown_at` on. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { visibleJob } from '../../../visibility/jobs.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

export interface ReviewRow {
  id: number
  job_id: number | null
  title: string
  by_client: boolean
  author_id: number | null
  /** Null where the viewer doesn't see them. */
  author: AuthorRow | null
  subject_id: number
  stars: number
  comment: string
  answer: string
  answered_at: Date | null
  created_at: Date
  shown_at: Date
  is_related: boolean
}

/** True where `viewer` may read the words of the author: whoever is reviewed always does. */
const isHeard = (viewer: Who) => sql<boolean>`(
  rv.author_id is not null and (${viewer} in (rv.author_id, rv.subject_id) or ${notHidden(viewer, sql.ref('rv.author_id'))}))`

// oxlint-disable-next-line commons/members-in-sight -- `isHeard` asks whether the viewer sees the author
const reviewColumns = (viewer: Who) => sql`
  rv.id, ag.job_id, ag.title, rv.by_client, rv.author_id,
  (select to_jsonb(face) from (
    select ${authorColumns} from members m ${faceTable} where m.id = rv.author_id and ${isHeard(viewer)}) as face) as author,
  rv.subject_id, rv.stars, case when ${isHeard(viewer)} then rv.comment else '' end as comment, rv.answer, rv.answered_at,
  rv.created_at, rv.shown_at, rv.is_related`

const reviewTables = sql`reviews rv join agreements ag on ag.id = rv.agreement_id`

/** True where `viewer` sees the review now: before it is shown, only its author does. */
const isShown = (viewer: Who, at: Who) =>
  sql<boolean>`(rv.author_id = ${viewer} or rv.shown_at <= ${at}::timestamptz)`

const findReviewRow = prepared<[viewer: number, review: number, at: Date], ReviewRow>(
  'find_review',
  (viewer, review, at) => sql`
    select ${reviewColumns(viewer)} from ${reviewTables}
    where rv.id = ${review} and ${viewer} in (rv.author_id, rv.subject_id) and ${isShown(viewer, at)}`,
)

/** Returns a review, for its author and for whom it is about. */
export async function findReview(
  db: Db,
  viewer: number,
  review: number,
  at: Date,
): Promise<ReviewRow | undefined> {
  return (await findReviewRow(db, viewer, review, at))[0]
}

/** Lists the reviews of a job, which its two see whatever has come between them. */
export const listReviewsOfJob = prepared<[viewer: number, job: number, at: Date], ReviewRow>(
  'list_reviews_of_job',
  (viewer, job, at) => sql`
    select ${reviewColumns(viewer)} from ${reviewTables}
    where ag.job_id = ${job} and ${isShown(viewer, at)}
      and (${viewer} in (ag.client_id, ag.freelancer_id) or exists (
        select from jobs jb where jb.id = ag.job_id and ${visibleJob(viewer)}))
    order by rv.id desc limit 20`,
)

export interface OwnStandingRow {
  /** The other side; null where they are gone, or the viewer is none of the two. */
  other_id: number | null
  is_earned: boolean
  is_own_in: boolean
  /** Until when both can write: when the first one shows; null while there is none. */
  until: Date | null
}

/** Returns whether `viewer` sees a job, and what they may write about an agreement of theirs. */
const findStandingRow = prepared<[viewer: number, job: number], OwnStandingRow>(
  'find_review_standing',
  (viewer, job) => sql`
    select mine.other_id, mine.is_earned, mine.is_own_in, mine.until
    from (select ${job}::bigint as id) as asked
      left join lateral (
        select case when ag.client_id = ${viewer} then ag.freelancer_id else ag.client_id end as other_id,
          ag.earned_at is not null as is_earned,
          exists (select from reviews rv where rv.agreement_id = ag.id and rv.by_client = (ag.client_id = ${viewer})) as is_own_in,
          (select min(rv.shown_at) from reviews rv where rv.agreement_id = ag.id) as until
        from agreements ag
        where ag.job_id = asked.id and ag.accepted_at is not null and ${visibleAgreement(viewer)}
        order by ag.id desc limit 1) as mine on true
    where mine.other_id is not null or exists (select from jobs jb where jb.id = asked.id and ${visibleJob(viewer)})`,
)

export async function findStanding(db: Db, viewer: number, job: number): Promise<OwnStandingRow | undefined> {
  return (await findStandingRow(db, viewer, job))[0]
}

type ListArguments = [
  viewer: number,
  subject: number,
  at: Date,
  by: 'client' | 'freelancer' | null,
  before: number,
  limit: number,
  offset: number,
]

const isOfRole = (by: Who) => sql<boolean>`(${by}::text is null or rv.by_client = (${by} = 'client'))`

/** Lists what is shown of the reviews of a member whom the viewer sees, latest first. */
export const listReviewsOf = prepared<ListArguments, ReviewRow>(
  'list_reviews_of_member',
  (viewer, subject, at, by, before, limit, offset) => sql`
    select ${reviewColumns(viewer)} from ${reviewTables}
    where rv.subject_id = ${subject} and rv.shown_at <= ${at}::timestamptz and ${isOfRole(by)} and rv.id < ${before}
    order by rv.id desc limit ${limit}::int offset ${offset}::int`,
)

export interface RatingRow {
  rating: string
  reviews: number
  uncounted: number
}

/** One row: what the reviews of a member come to that are shown. */
export const ratingOf = (subject: Who, at: Who, by: Who) => sql<RatingRow>`
  select coalesce(round(avg(rv.stars) filter (where not rv.is_related), 1), 0)::numeric(2, 1)::text as rating,
    count(*)::int as reviews, (count(*) filter (where rv.is_related))::int as uncounted
  from reviews rv where rv.subject_id = ${subject} and rv.shown_at <= ${at}::timestamptz and ${isOfRole(by)}`

const getRatingRow = prepared<
  [viewer: number, subject: number, at: Date, by: 'client' | 'freelancer' | null],
  RatingRow
>(
  'get_rating',
  (viewer, subject, at, by) => sql`
    select rated.*
    from members m cross join lateral (${ratingOf(sql.ref('m.id'), at, by)}) as rated
    where m.id = ${subject} and (m.id = ${viewer} or ${notHidden(viewer, sql.ref('m.id'))})`,
)

/** Returns what the reviews of a member come to; undefined where the viewer doesn't see them. */
export async function findRating(
  db: Db,
  viewer: number,
  subject: number,
  at: Date,
  by: 'client' | 'freelancer' | null,
): Promise<RatingRow | undefined> {
  return (await getRatingRow(db, viewer, subject, at, by))[0]
}
