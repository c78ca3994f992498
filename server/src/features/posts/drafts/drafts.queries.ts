/** SQL of drafts and scheduled posts. */
import { mostDrafts, type DraftProblem } from '@commons/contract/posts/drafts.ts'
import type { WrittenSurvey } from '@commons/contract/posts/post-survey.ts'
import type { StaffRole } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'
import { whole } from '../posts.cards.ts'
import { beginsThread } from '../../../visibility/posts.ts'
import { hasItsGroup } from '../../../visibility/groups.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow } from '../posts.rows.ts'
import type { PublishedRow } from '../posts.writing.queries.ts'

/** Drafts `dr` that aren't deleted, with their posts `p`. Where groups are switched off, theirs wait. */
const kept = sql`
  post_drafts dr join posts p on p.id = dr.post_id and p.deleted_at is null and ${hasItsGroup(sql.ref('p.group_id'))}`

/** A thread is one of them. */
const draftsOf = (author: unknown) => sql`${kept} where dr.author_id = ${author} and ${beginsThread}`

/** The scheduled ones first, in the order of their times; then the latest saved. */
const inOrder = sql`dr.publish_at, dr.saved_at desc, dr.post_id desc`

export const listDraftPosts = whole(
  prepared<[author: number], ListedRow>('list_post_drafts', (author) =>
    postsOf(
      sql`select p.id from ${draftsOf(author)} order by ${inOrder} limit ${sql.lit(mostDrafts)}`,
      author,
    ),
  ),
)

interface DraftRow {
  post_id: number
  publish_at: Date | null
  problem: DraftProblem | null
  waits: boolean
  reason: string | null
  saved_at: Date
}

export async function listDrafts(db: Db, author: number): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select dr.post_id, dr.publish_at, dr.problem, dr.waits_in is not null as waits, dr.reason, dr.saved_at from ${draftsOf(author)}`.execute(
    db,
  )
  return rows
}

export async function countDrafts(tx: Tx, author: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${draftsOf(author)}`.execute(tx)
  return rows[0]?.count ?? 0
}

interface NewDraft {
  readonly author: number
  readonly post: number
  readonly publishAt: Date | null
}

export async function addDraft(tx: Tx, { author, post, publishAt }: NewDraft): Promise<void> {
  await sql`
    insert into post_drafts (post_id, author_id, publish_at) values (${post}, ${author}, ${publishAt})`.execute(
    tx,
  )
}

/** Notes that its author has saved a draft again, or another post of its thread. */
export async function touchDraft(tx: Tx, post: number): Promise<void> {
  await sql`
    update post_drafts dr set problem = null, reason = null, saved_at = now()
    from posts p where p.id = ${post} and dr.post_id in (p.id, p.thread_id)`.execute(tx)
}

/** Whether a post that its author has deleted was a draft. */
export async function isDeletedDraft(tx: Tx, author: number, post: number): Promise<boolean> {
  const { rows } = await sql`
    select from post_drafts dr join posts p on p.id = dr.post_id and p.deleted_at is not null
    where dr.post_id = ${post} and dr.author_id = ${author}`.execute(tx)
  return rows.length > 0
}

/** Forgets the time of a draft if it has passed. */
export async function forgetPastTime(tx: Tx, post: number): Promise<void> {
  await sql`update post_drafts set publish_at = null where post_id = ${post} and publish_at <= now()`.execute(
    tx,
  )
}

/** Changes when a draft is published, and asks nobody to approve it; false where the member has no such draft. */
export async function setPublishAt(
  tx: Tx,
  author: number,
  post: number,
  publishAt: Date | null,
): Promise<boolean> {
  // The post first: whoever publishes, edits or deletes it locks that.
  await sql`select from posts where id = ${post} and author_id = ${author} for update`.execute(tx)
  const { rows } = await sql`
    update post_drafts dr set publish_at = ${publishAt}, problem = null, reason = null, waits_in = null, saved_at = now()
    from posts p where p.id = dr.post_id and dr.post_id = ${post} and dr.author_id = ${author} and p.deleted_at is null
      and ${beginsThread}
    returning dr.post_id`.execute(tx)
  return rows.length > 0
}

/** What the rules about what is published read of a draft. */
export interface DraftTexts {
  author: number
  group_id: number | null
  message: string
  hashtags: string[]
  /** Its files, in order. */
  files: string[]
  /** Their descriptions. */
  alts: string[]
  /** The survey that is made with it. */
  survey: WrittenSurvey | null
  joined_at: Date
  role: StaffRole | null
  is_away: boolean
}

export async function findDraftTexts(db: Db, author: number, post: number): Promise<DraftTexts | undefined> {
  const { rows } = await sql<DraftTexts>`
    select p.author_id as author, p.group_id, p.message, p.hashtags, asked.survey, m.created_at as joined_at, r.role,
      exists (select from away_members w where w.member_id = m.id) as is_away,
      shown.files, shown.alts
    from ${kept}
      join members m on m.id = dr.author_id -- the author of their own draft
      left join staff_roles r on r.member_id = m.id
      left join written_surveys asked on asked.post_id = p.id
      cross join lateral (
        select coalesce(array_agg(file.id::text order by each.place), '{}') as files,
          coalesce(array_agg(file.alt order by each.place), '{}') as alts
        from (
          select p.media_id, 0 as place union all select pf.media_id, pf.place from post_files pf where pf.post_id = p.id
        ) each join media file on file.id = each.media_id) shown
    where dr.post_id = ${post} and dr.author_id = ${author}`.execute(db)
  return rows[0]
}

/** Locks the author against removal, as the survey of their post does, but before the group and the post. */
export async function lockAuthor(tx: Tx, author: number): Promise<void> {
  await sql`select from members where id = ${author} for key share`.execute(tx)
}

/** Locks the group, and then the author's standing in it, so that both stay until the draft is published. */
export async function lockStanding(tx: Tx, group: number, author: number): Promise<void> {
  await sql`
    select from group_members s join groups g on g.id = s.group_id
    where s.group_id = ${group} and s.member_id = ${author} for share of g, s`.execute(tx)
}

export interface LockedDraft {
  group_id: number | null
}

/** Locks a draft that isn't deleted and doesn't wait for approval; with `dueAt`, only one whose time has come by then. */
export async function lockDraft(
  tx: Tx,
  { author, post, dueAt }: { readonly author: number; readonly post: number; readonly dueAt?: Date },
): Promise<LockedDraft | undefined> {
  const isDue = dueAt === undefined ? sql`true` : sql`dr.publish_at <= ${dueAt}`
  await sql`select from posts where id = ${post} and author_id = ${author} for update`.execute(tx)
  const { rows } = await sql<LockedDraft>`
    select p.group_id from post_drafts dr join posts p on p.id = dr.post_id
    where dr.post_id = ${post} and dr.author_id = ${author} and dr.waits_in is null and p.deleted_at is null and ${beginsThread} and ${isDue}`.execute(
    tx,
  )
  return rows[0]
}

/** Returns the posts of a draft in order: one, or those of a thread. */
export async function listDraftParts(db: Db, post: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from posts p where p.thread_id = ${post} and p.deleted_at is null and p.position is null order by p.id`.execute(
    db,
  )
  return rows.length === 0 ? [post] : rows.map(({ id }) => id)
}

/** Returns the texts of a draft, and of the others of its thread. */
export async function listDraftTexts(db: Db, author: number, post: number): Promise<DraftTexts[]> {
  const texts: DraftTexts[] = []
  for (const part of await listDraftParts(db, post)) {
    const found = await findDraftTexts(db, author, part)
    if (found) texts.push(found)
  }
  return texts
}

export type FileState = 'processing' | 'ready' | 'failed'

export async function listFileStates(tx: Tx, posts: readonly number[]): Promise<FileState[]> {
  const { rows } = await sql<{ state: FileState }>`
    select file.state from (
      select media_id from posts where id = any (${posts}::bigint[])
      union all select media_id from post_files where post_id = any (${posts}::bigint[])
    ) shown join media file on file.id = shown.media_id`.execute(tx)
  return rows.map(({ state }) => state)
}

/**
 * Takes a draft out of what its author keeps, and publishes it with the current time unless it still waits for files.
 * What was written in a closed group, or is published in one that is closed now, is for its members.
 */
export async function releaseDraft(tx: Tx, post: number, isReady: boolean): Promise<PublishedRow> {
  await sql`delete from post_drafts where post_id = ${post}`.execute(tx)
  const { rows } = await sql<PublishedRow>`
    update posts p set
      position = case when ${isReady} then nextval('post_positions') end,
      created_at = now(),
      audience = case when (select g.is_closed from groups g where g.id = p.group_id) then 'group' else p.audience end
    where p.id = ${post}
    returning p.id, p.author_id as author, p.audience, p.group_id, p.mentions, false as is_deleted`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('The draft is gone though it is locked')
  return row
}

const mostDue = 100

/** Lists some of the posts whose time has come, after this one. */
export async function listDue(
  db: Db,
  at: Date,
  after: DueRow | undefined,
): Promise<Array<DueRow & { author: number }>> {
  const { rows } = await sql<DueRow & { author: number }>`
    select dr.post_id as id, dr.publish_at::text as since, dr.author_id as author
    from ${kept}
    where dr.publish_at <= ${at} and (dr.publish_at, dr.post_id) > ${afterDue(after)}
    order by dr.publish_at, dr.post_id limit ${sql.lit(mostDue)}`.execute(db)
  return rows
}

/**
 * Makes a draft of a scheduled post that couldn't be published, and notifies its author. One whose group they can't
 * write in becomes a post for their friends.
 */
export async function holdDraft(tx: Tx, author: number, post: number, problem: DraftProblem): Promise<void> {
  if (problem === 'group')
    await sql`
      with its as materialized (
        select id from posts where id = ${post} or thread_id = ${post} order by id for no key update),
      unfiled as (delete from post_topics where post_id in (select id from its))
      update posts set group_id = null, audience = 'private' where id in (select id from its)`.execute(tx)
  await sql`
    update post_drafts set publish_at = null, problem = ${problem}, saved_at = now() where post_id = ${post}`.execute(
    tx,
  )
  await sql`
    insert into notification_outbox (kind, member_id, about_id, object_id)
    values ('post_not_published', ${author}, ${post}, ${post})`.execute(tx)
}
