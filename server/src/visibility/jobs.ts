/**
 * Who sees which job: every member one that is published, also after it has ended, unless a block is between
 * them and its client; only its client a draft. Whoever agreed to do it sees it for good. A bid is for its bidder and the job's client: `bids.queries.ts`.
 */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'

const isPublished = sql<boolean>`(jb.deleted_at is null and jb.state not in ('draft', 'suspended'))`

/** True where the job `jb` is in the lists of those that take bids, or have just stopped to. */
export const isListedJob = sql<boolean>`(jb.deleted_at is null and jb.state = 'open')`

// The current time, not the transaction's start.
export const takesBids = sql<boolean>`(jb.state = 'open' and jb.bidding_ends > clock_timestamp())`

/** True where `viewer` may see the job `jb`. `hidden`: the array of members hidden from them, where known. */
export const visibleJob = (viewer: Who, hidden?: Who) => sql<boolean>`(
  jb.deleted_at is null and (jb.author_id = ${viewer}
    or (${isPublished} and ${notHidden(viewer, sql.ref('jb.author_id'), hidden)})))`

/** True where `viewer` agreed to do the job `jb`. */
const isAgreed = (viewer: Who) => sql<boolean>`exists (
  select from agreements done where done.job_id = jb.id and done.freelancer_id = ${viewer} and done.accepted_at is not null)`

/**
 * True where `viewer` may open the job `jb`: also its freelancer, whatever has come between the two since, because
 * it is what they agreed on. Lists of jobs that take bids have none of these, and ask {@link visibleJob}.
 */
export const openableJob = (viewer: Who) => sql<boolean>`(${visibleJob(viewer)} or ${isAgreed(viewer)})`

const isForAuthor = sql<boolean>`(jb.state in ('draft', 'suspended'))`

/** Jobs have no row in `objects`: nobody comments on them or reacts to them. */
export const jobs: ObjectKind<'job_not_found'> = {
  partOf: 'jobs',
  name: 'job',
  notFound: 'job_not_found',
  table: 'jobs',
  as: 'jb',
  link: sql`'/projects/' || jb.id`,
  visible: openableJob,
  isOpen: isPublished,
  isUnsafe: sql`false`,
  audience: sql`case when ${isForAuthor} then array[jb.author_id] end`,
  circle: sql`0`,
  isWithin: () => sql<boolean>`true`,
  within: () => sql`null::bigint[]`,
  commentFiles: 'job_comment',
}
