/** SQL that writes posts. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import {
  claiming,
  claimingEach,
  keyAsked,
  type KeyParameters,
  keyTypes,
  noKey,
} from '../../platform/call/idempotency.ts'
import { hasGroups } from '../../platform/db/has-groups.ts'
import { type Db, type InSql, prepared, type Tx } from '../../platform/db/prepared.ts'
import { listText } from '../../platform/db/list-text.ts'
import { loneWrite, type Sharing, sharedWrite } from '../../platform/db/shared-write.ts'
import { asking } from '../../discussion/discussion.locks.ts'
import { type IncomingParameters, type NoRoom, takingIn } from '../../platform/media/media.queries.ts'
import type { Attaching } from '../../platform/media/media-service.ts'
import type { MediaKind } from '../../platform/media/worker/tasks.ts'
import { namedIn, shownMentions, whoSees } from '../../mentions/mentions.queries.ts'
import { fileTable, takenFile } from '../../shown-files/shown-file.queries.ts'
import type { Who } from '../../visibility/members.ts'
import { hasItsGroup, isGroupMember } from '../../visibility/groups.ts'
import { posts, visiblePost } from '../../visibility/posts.ts'
import {
  type CardRow,
  cardTables,
  contentColumns,
  groupColumns,
  type PostAudience,
  type PostRow,
  type ViewedRow,
} from './posts.rows.ts'
import { isDraft } from './drafts/drafts.sql.ts'
import { type Shows, showsSomething } from './posts.shown.ts'
import { lockThread } from './threads/locking.ts'

export interface NewPost {
  author: number
  message: string
  audience: PostAudience
  hashtags: string[]
  nsfw: string[]
  /** The group it is posted in: whether that is closed decides the audience, and `audience` is ignored. */
  group: number | null
  /** Objects that its author sees. */
  shows?: Shows
  mediaId: string | null
  mentions?: Mention[]
  /** Whether its file isn't ready: it is published once it is. */
  waits: boolean
}

/** Who is told of a post that was added. */
interface Heard {
  /** Mentioned members who see it. */
  heard_by: number[]
  /** Who may get a hint of it; null: everyone. */
  hinted: number[] | null
}
type AddedRow = CardRow & AuthorRow & ViewedRow & Heard

const stored = (shows: Shows): string | null => (showsSomething(shows) ? JSON.stringify(shows) : null)

/** Columns of a post that was just added, the row `p`. */
const addedColumns = (heardBy: Who) => sql`
    ${contentColumns}, null as more_files, ${authorColumns}, false as following, null as reaction, 0 as likes, 0 as dislikes, 0 as comments, 0 as reposts, 0 as tips, null as tip_units,
      false as saved, false as pinned, ${groupColumns}, null::jsonb as thread, null as my_repost_id, false as viewer_is_minor, true as listed, p.position as cursor,
      ${heardBy} as heard_by,
      ${posts.audience} as hinted`

/**
 * Rows: the author's group and the audience of what is posted there, which follows from whether it is closed. The
 * group and then the author's membership, in the order of all who change it, are locked until the post exists. There
 * is no row where the author isn't a member.
 */
const groupOf = (author: Who, group: Who, also: Who = sql`true`) => sql`
  select g.id as group_id, case when g.is_closed then 'group' else 'public' end as audience
  from group_members s join groups g on g.id = s.group_id
  where s.group_id = ${group}::bigint and s.member_id = ${author} and s.is_in and g.deleted_at is null and ${hasGroups} and ${also}
  for share of g, s`

const askedOf = (
  {
    author: member,
    message,
    audience,
    mediaId,
    hashtags,
    nsfw,
    mentions,
    group,
    shows,
    waits,
  }: Required<NewPost>,
  key: KeyParameters,
) => ({
  member,
  message,
  audience,
  media: mediaId,
  hashtags: listText(hashtags),
  nsfw: listText(nsfw),
  mentions: JSON.stringify(mentions),
  waits,
  group,
  shows: stored(shows),
  ...keyAsked(key),
})

const askedTypes = {
  member: 'bigint',
  message: 'text',
  audience: 'text',
  media: 'uuid',
  hashtags: 'text[]',
  nsfw: 'text[]',
  mentions: 'jsonb',
  waits: 'boolean',
  group: 'bigint',
  shows: 'jsonb',
  ...keyTypes,
} as const

const addingPost =
  (heardBy: Who, isGroup = false) =>
  (sharing: Sharing) =>
    // oxlint-disable-next-line commons/members-in-sight -- the author of the new post is the viewer
    sql<AddedRow & { nth: number }>`
    with ${asking(sharing)},
    ${isGroup ? sql`place as materialized (${groupOf(sql`(select member from me)`, sql`(select "group" from me)`)}),` : sql``}
    p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw, mentions, position, group_id, shows)
      select me.member, me.message, ${isGroup ? sql`place.audience` : sql`me.audience`}, me.media, me.hashtags, me.nsfw, me.mentions,
        case when me.waits then null else nextval('post_positions') end, ${isGroup ? sql`place.group_id` : sql`null`}, me.shows
      from me ${isGroup ? sql`cross join place` : sql``} returning *),
    counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from p),
    ${claimingEach('p')}
    select ${addedColumns(heardBy)}, me.nth
    from p join me on me.member = p.author_id ${authorTables(sql`p.author_id`)} ${cardTables}`

/** Array: the members mentioned in the post `p` who see it. */
const namedWhoSee = whoSees(namedIn(sql`p.mentions`), sql`p.author_id`, visiblePost)
const nobody = sql`'{}'::bigint[]`
const addNaming = sharedWrite('add_naming_post', askedTypes, addingPost(namedWhoSee))
const add = sharedWrite('add_post', askedTypes, addingPost(nobody))
const addToGroup = loneWrite('add_group_post', askedTypes, addingPost(namedWhoSee, true))

/**
 * Adds a post and claims its key in one statement; returns it as its author sees it, or undefined where they
 * aren't in its group.
 */
export async function addPost(tx: Db, post: NewPost, key = noKey): Promise<(PostRow & Heard) | undefined> {
  const { group, shows = {}, mentions = [] } = post
  const write = group === null ? (mentions.length > 0 ? addNaming : add) : addToGroup
  const [row] = await write(tx, askedOf({ ...post, shows, mentions }, key))
  if (!row && group === null) throw new Error('The post was not added')
  return row && { ...row, card: row, author: row }
}

type FilePostParameters = [
  message: string,
  audience: string,
  hashtags: string[],
  nsfw: string[],
  mentions: string,
  group: number | null,
  shows: string | null,
  ...key: KeyParameters,
  ...file: IncomingParameters,
]

const addingFilePost =
  (queueing: Attaching['queueing'], isGroup: boolean) =>
  (
    ...[
      message,
      audience,
      hashtags,
      nsfw,
      mentions,
      group,
      shows,
      call,
      key,
      hash,
      ...file
    ]: InSql<FilePostParameters>
  ) =>
    // oxlint-disable-next-line commons/members-in-sight -- the author of the new post is the viewer
    sql<AddedRow & { refusal: NoRoom | null }>`
    with ${isGroup ? sql`place as materialized (${groupOf(file[0], group, sql`${audience}::text <> ''`)})` : sql`place as (select ${group}::bigint as group_id, ${audience}::text as audience)`},
    taken as materialized (${takingIn(file)}),
    p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw, mentions, position, group_id, shows)
      select ${file[0]}, ${message}::text, audience, taken, ${hashtags}::text[], ${nsfw}::text[],
        ${mentions}::jsonb, null, group_id, ${shows}::jsonb
      from taken cross join place where taken is not null returning *),
    counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from p),
    queued as (${queueing(sql`select jsonb_build_object('id', taken) from taken where taken is not null`)}),
    ${claiming('p', [call, key, hash])}
    select taken.refusal, ${addedColumns(nobody)}
    from taken left join (p ${authorTables(sql`p.author_id`)} cross join ${takenFile(file)}) on true`

const prepareFilePost = (name: string, queueing: Attaching['queueing'], isGroup: boolean) =>
  prepared(name, addingFilePost(queueing, isGroup), 25)
const insertFilePost = new Map<string, ReturnType<typeof prepareFilePost>>()

/** Returns the statement that adds a post with a file of this kind: each kind has its own job queue. */
export function filePostStatement(kind: MediaKind, queueing: Attaching['queueing'], isGroup: boolean) {
  const name = isGroup ? `add_group_${kind}_post` : `add_${kind}_post`
  const insert = insertFilePost.get(name) ?? prepareFilePost(name, queueing, isGroup)
  insertFilePost.set(name, insert)
  return insert
}

/**
 * Adds a post that waits for its file, the file's row and its job, and claims its key, in one statement.
 * Returns the refusal where there is no room for the file, or undefined where the author isn't in the group.
 */
export async function addFilePost(
  tx: Db,
  post: Omit<NewPost, 'author' | 'mediaId' | 'waits'>,
  { kind, parameters, queueing }: Omit<Attaching, 'noRoom'>,
  key = noKey,
): Promise<(PostRow & Heard) | { refusal: NoRoom } | undefined> {
  const { message, audience, hashtags, nsfw, group, shows = {}, mentions = [] } = post
  const insert = filePostStatement(kind, queueing, group !== null)
  const written = [message, audience, hashtags, nsfw, JSON.stringify(mentions), group, stored(shows)] as const
  const [found] = await insert(tx, ...written, ...key, ...parameters)
  if (!found) throw new Error('The post was not added')
  const { refusal, ...row } = found
  if (refusal !== null) return { refusal }
  // The file was taken in for a group that its author has left: the transaction's rollback undoes that.
  return row.id === null ? undefined : { ...row, card: row, author: row }
}

/** A file that a post has before an edit. */
export interface EditedFile {
  id: string
  key: string
  kind: 'image' | 'video'
  alt: string
  /** Until the file is ready, its owner doesn't see its description. */
  ready: boolean
}

/** A member's own post before an edit. */
export interface EditedRow {
  message: string
  mentions: Mention[]
  audience: PostAudience
  group_id: number | null
  shows: Shows | null
  hashtags: string[]
  nsfw: string[]
  nsfw_kept: string[]
  is_repost: boolean
  original_id: number | null
  original_audience: PostAudience | null
  /** In the order in which it shows them. */
  files: EditedFile[]
  is_published: boolean
  /** Its thread, which is locked, too; undefined where it is by itself. */
  thread: number | undefined
  is_imported: boolean
  /** Whether its author keeps it for later. */
  is_draft: boolean
  /** Why the file of the last edit isn't shown, where the earlier one is shown again. */
  file_failure: string | null
}

/** Locks a member's own post for an edit; undefined where there is no such post. */
export async function lockOwnPost(tx: Tx, author: number, post: number): Promise<EditedRow | undefined> {
  // The group of a draft is locked first: whoever leaves or deletes it locks it before its drafts.
  await sql`
    select from post_drafts dr join posts draft on draft.id = dr.post_id join groups g on g.id = draft.group_id
    where dr.post_id = ${post} and dr.author_id = ${author}
    for share of g`.execute(tx)
  const thread = await lockThread(tx, post)
  const { rows } = await sql<Omit<EditedRow, 'files' | 'is_draft' | 'thread'>>`
    select p.message, p.mentions, p.audience, p.group_id, p.shows, p.hashtags, p.nsfw, p.nsfw_kept, p.is_repost, p.original_id,
      o.audience as original_audience, p.position is not null as is_published, p.file_failure,
      exists (select from imported_posts i where i.post_id = p.id) as is_imported
    from posts p
    left join posts o on o.id = p.original_id
    where p.id = ${post} and p.author_id = ${author} and p.deleted_at is null
      and ${hasItsGroup(sql.ref('p.group_id'))}
    for update of p`.execute(tx)
  // After the lock: a statement that had to wait for it would see files and drafts as they were before.
  return (
    rows[0] && { ...rows[0], thread, is_draft: await isKeptLater(tx, post), files: await listFiles(tx, post) }
  )
}

async function isKeptLater(tx: Db, post: number): Promise<boolean> {
  const { rows } = await sql`select from post_drafts where post_id = ${post}`.execute(tx)
  return rows.length > 0
}

async function listFiles(tx: Db, post: number): Promise<EditedFile[]> {
  const { rows } = await sql<EditedFile>`
    select file.id, file.key, file.kind, file.alt, file.state = 'ready' as ready
    from (
      select media_id, 0 as place from posts where id = ${post}
      union all
      select media_id, place from post_files where post_id = ${post}
    ) shown join media file on file.id = shown.media_id
    order by shown.place`.execute(tx)
  return rows
}

/** Adds the pictures of a post after its first. */
export async function addMoreFiles(tx: Db, post: number, mediaIds: readonly string[]): Promise<void> {
  await sql`
    insert into post_files (post_id, place, media_id)
    select ${post}, place, id from unnest(${mediaIds}::uuid[]) with ordinality as more (id, place)`.execute(
    tx,
  )
}

export interface Edit {
  message: string
  mentions: Mention[]
  audience: PostAudience
  hashtags: string[]
  nsfw: string[]
  /** What it shows, in order. */
  mediaIds: readonly string[]
  /** Whether the post is published now, because the edit removed the file it waited for. */
  publishes: boolean
}

/** What happens to the post's previous files in an edit. */
export type EarlierFile =
  /** The post keeps showing all of them. */
  | 'stays'
  /** The one it has is kept until its replacement is ready, and shown again if that fails. */
  | 'waits'
  /** A trigger removes those that aren't shown any more. */
  | 'goes'

/** Stores the post's current content as a version, and writes the new content. */
export async function editPost(
  tx: Db,
  post: number,
  { message, mentions, audience, hashtags, nsfw, mediaIds, publishes }: Edit,
  earlierFile: EarlierFile,
): Promise<void> {
  const [mediaId = null, ...more] = mediaIds
  // A file that was removed must not return because an earlier edit kept it.
  if (earlierFile === 'goes' && mediaId === null) await dropKept(tx, post)
  await sql`
    insert into post_versions (post_id, message, mentions, audience, hashtags, nsfw, had_file, kept_media_id, written_at)
    select p.id, p.message, p.mentions, p.audience, p.hashtags, p.nsfw,
      case when ${earlierFile !== 'stays'} then file.kind end, case when ${earlierFile === 'waits'} then file.id end, coalesce(p.edited_at, p.created_at)
    from posts p ${fileTable(sql`p.media_id`)}
    where p.id = ${post} and p.position is not null`.execute(tx)
  // One statement, after which a file that no column names is removed.
  await sql`
    with gone as (delete from post_files where post_id = ${post} and media_id <> all (${more}::uuid[])),
    placed as (
      insert into post_files (post_id, place, media_id)
      select ${post}, place, id from unnest(${more}::uuid[]) with ordinality as next (id, place)
      on conflict (media_id) do update set place = excluded.place)
    update posts p set message = ${message}, mentions = ${JSON.stringify(mentions)}::jsonb, audience = ${audience},
      shows_private = p.shows_private
        or exists (select from posts o where o.id = p.original_id and o.audience = 'private'),
      hashtags = ${hashtags}, nsfw = ${nsfw}, media_id = ${mediaId}, file_failure = null,
      edited_at = case when position is null then null else now() end,
      position = case when ${publishes}
        then coalesce((select i.place from imported_posts i where i.post_id = p.id), nextval('post_positions')) else position end
    where id = ${post}`.execute(tx)
}

/** Clears the failure once the author has seen why a file isn't shown. */
export async function forgetFileFailure(tx: Db, post: number): Promise<void> {
  await tx.updateTable('posts').set({ file_failure: null }).where('id', '=', post).execute()
}

/** Drops the file kept in case its replacement failed; a trigger removes it. */
export async function dropKept(tx: Db, post: number): Promise<void> {
  await sql`
    update post_versions set kept_media_id = null
    where post_id = ${post} and kept_media_id is not null`.execute(tx)
}

/**
 * Shows the post's earlier file again, where it was kept, after its replacement has failed. The audience
 * becomes no wider, and the reasons for NSFW no fewer, than they were with that file. Returns whether that
 * narrowed the audience.
 */
export async function showEarlierFile(tx: Db, failed: string): Promise<boolean> {
  const { rows } = await sql<{ narrowed: boolean }>`
    with post as materialized (select id from posts where media_id = ${failed} for update),
    earlier as (
      update post_versions v set kept_media_id = null, had_file = null
      from post where v.post_id = post.id and v.kept_media_id is not null
      returning v.post_id, old.kept_media_id as media_id, v.audience, v.nsfw)
    update posts p set media_id = earlier.media_id,
      file_failure = (select failure from media where id = ${failed}),
      audience = case when earlier.audience <> 'public' then earlier.audience else p.audience end,
      nsfw = p.nsfw || array(select unnest(earlier.nsfw) except select unnest(p.nsfw))
    from earlier where p.id = earlier.post_id
    returning old.audience <> new.audience as narrowed`.execute(tx)
  return rows[0]?.narrowed === true
}

export interface VersionRow {
  message: string
  mentions: Mention[]
  audience: PostAudience
  hashtags: string[]
  nsfw: string[]
  had_file: 'image' | 'video' | null
  written_at: Date
}

/** Versions listed at most; older ones aren't shown. */
const mostVersions = 100

/**
 * Lists earlier versions of a post that `viewer` sees; those for friends or group members only where they are
 * one.
 */
export const listVersions = prepared<[viewer: number, post: number], VersionRow>(
  'list_post_versions',
  (viewer, post) => sql`
    select v.message, ${shownMentions(viewer, sql.ref('v.mentions'))}, v.audience, v.hashtags, v.nsfw, v.had_file, v.written_at
    from post_versions v join posts p on p.id = v.post_id
    where v.post_id = ${post} and ${visiblePost(viewer)}
      and (v.audience = 'public' or p.author_id = ${viewer} or (v.audience = 'group' and ${isGroupMember(viewer, sql.ref('p.group_id'))})
        or (select f.mutual from follows f where f.follower_id = ${viewer} and f.followed_id = p.author_id))
    order by v.id desc limit ${sql.lit(mostVersions)}`,
)

export interface PublishedRow {
  id: number
  author: number
  audience: PostAudience
  group_id: number | null
  mentions: Mention[]
  is_deleted: boolean
}

const showsFile = (mediaId: string) => sql<boolean>`
  (media_id = ${mediaId} or id = (select post_id from post_files where media_id = ${mediaId}))`

/** Locks the thread of the post that shows this file, which isn't published; undefined where that is by itself. */
export async function lockThreadOf(tx: Tx, mediaId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where ${showsFile(mediaId)} and position is null and thread_id is not null`.execute(
    tx,
  )
  return rows[0] && lockThread(tx, rows[0].id)
}

/** Publishes the post that waited for this file alone, with the current time; undefined where none did. */
export async function publishWaiting(tx: Db, mediaId: string): Promise<PublishedRow | undefined> {
  // Two files of a post may be ready at the same moment: the second statement sees what the other one committed.
  await sql`select from posts where ${showsFile(mediaId)} and position is null for update`.execute(tx)
  const { rows } = await sql<PublishedRow>`
    update posts p set position = nextval('post_positions'), created_at = now()
    where ${showsFile(mediaId)} and position is null and not ${isDraft}
      and not exists (select from imported_posts i where i.post_id = p.id)
      and not exists (
        select from media
        where state <> 'ready' and (id = p.media_id or id in (select media_id from post_files where post_id = p.id)))
    returning id, author_id as author, audience, group_id, mentions, deleted_at is not null as is_deleted`.execute(
    tx,
  )
  return rows[0]
}

interface AttachedRow {
  id: number
  author: number
  audience: PostAudience
  group_id: number | null
  /** Whether the file is the first that it shows. */
  isFirst: boolean
}

/** Returns the published post that shows this file. */
export async function findAttached(tx: Db, mediaId: string): Promise<AttachedRow | undefined> {
  const { rows } = await sql<AttachedRow>`
    select id, author_id as author, audience, group_id, media_id = ${mediaId} as "isFirst" from posts
    where ${showsFile(mediaId)} and position is not null`.execute(tx)
  return rows[0]
}

export interface DeletedRow {
  author: number
  audience: PostAudience
  group_id: number | null
  is_published: boolean
  original_id: number | null
}

/** True where `member` moderates the group of the post of the row `p`. */
const moderates = (member: Who) => sql<boolean>`
  (p.group_id is not null and (select s.standing in ('owner', 'moderator') from group_members s
    where s.group_id = p.group_id and s.member_id = ${member}) is true)`

/**
 * Deletes or restores a post; undefined where the member may not. Members may delete their own posts, and
 * moderators published ones in their group; each may restore what they deleted themselves. A repost without a
 * remark isn't restored beside a newer one.
 */
export async function setDeleted(
  tx: Db,
  member: number,
  post: number,
  deleted: boolean,
): Promise<DeletedRow | undefined> {
  // The original is locked first: its counts change, too, and removing an original locks it before its
  // reposts.
  const { rows } = await sql<DeletedRow>`
    with original as materialized (
      select o.id from posts shown join posts o on o.id = shown.original_id
      where shown.id = ${post}
      for key share of o)
    update posts p set deleted_at = ${deleted ? sql`now()` : sql`null`},
      deleted_by = case when ${deleted} and p.author_id <> ${member} then ${member}::bigint end
    from (select count(*) from original) locked
    where p.id = ${post} and p.deleted_at is ${deleted ? sql`null` : sql`not null`} 
      and ${hasItsGroup(sql.ref('p.group_id'))}
      and case when ${deleted} then p.author_id = ${member} or (${moderates(sql`${member}::bigint`)} and p.position is not null)
        else coalesce(p.deleted_by, p.author_id) = ${member} end
      and (${deleted} or p.message <> '' or p.original_id is null or not exists (
        select from posts newer where newer.author_id = p.author_id and newer.original_id = p.original_id
          and newer.is_repost and newer.message = '' and newer.deleted_at is null))
    returning p.author_id as author, p.audience, p.group_id, p.position is not null as is_published, p.original_id`.execute(
    tx,
  )
  return rows[0]
}
