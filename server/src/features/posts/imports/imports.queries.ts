/** SQL of imports. */
import type { ImportProblem, ImportSource } from '@commons/contract/posts/imports.ts'
import { mostParts } from '@commons/contract/posts/threads.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface ImportRow {
  id: number
  file_name: string
  state: 'reading' | 'done' | 'failed' | 'removing' | 'removed'
  source: ImportSource | null
  problem: ImportProblem | null
  total: number | null
  imported: number
  known: number
  others: number
  refused: number
  files_left_out: number
  began_at: Date
  ended_at: Date | null
}

const columns = sql`
  id, file_name, state, source, problem, total, imported, known, others, refused, files_left_out, began_at, ended_at`

/** The most imports of a member that are listed, and kept. */
const mostListed = 20

export async function listImports(db: Db, member: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from post_imports where member_id = ${member}
    order by id desc limit ${sql.lit(mostListed)}`.execute(db)
  return rows
}

/** Adds an import; undefined while another one of the member is going on. */
export async function addImport(
  tx: Tx,
  {
    member,
    key,
    fileName,
    forFriends,
  }: { member: number; key: string; fileName: string; forFriends: boolean },
): Promise<ImportRow | undefined> {
  // One that could not go on for a day never will.
  await sql`
    update post_imports set state = 'failed', problem = 'unreadable', ended_at = now()
    where member_id = ${member} and state = 'reading' and began_at < now() - interval '1 day'`.execute(tx)
  const { rows } = await sql<ImportRow>`
    insert into post_imports (member_id, key, file_name, for_friends)
    values (${member}, ${key}, ${fileName}, ${forFriends})
    on conflict (member_id) where state in ('reading', 'removing') do nothing
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Begins to remove what an import brought; false where the member has no such import. */
export async function beginRemoving(tx: Tx, member: number, id: number): Promise<'begun' | 'none' | 'busy'> {
  const { rows } = await sql<{ state: string }>`
    select state from post_imports where id = ${id} and member_id = ${member} for update`.execute(tx)
  const state = rows[0]?.state
  if (state === undefined || state === 'removed') return 'none'
  if (state === 'removing') return 'begun'
  const { rows: begun } = await sql`
    update post_imports set state = 'removing', ended_at = null where id = ${id}
      and (state = 'reading' or not exists (
        select from post_imports other where other.member_id = ${member} and other.id <> ${id}
          and other.state in ('reading', 'removing')))
    returning id`.execute(tx)
  return begun.length > 0 ? 'begun' : 'busy'
}

export interface RunningImport {
  member: number
  key: string
  state: 'reading' | 'removing'
  for_friends: boolean
  passed: number
}

export async function findRunning(db: Db, id: number): Promise<RunningImport | undefined> {
  const { rows } = await sql<RunningImport>`
    select member_id as member, key, state, for_friends, passed from post_imports
    where id = ${id} and state in ('reading', 'removing')`.execute(db)
  return rows[0]
}

export async function setFound(
  tx: Tx,
  id: number,
  { source, total, others }: { source: ImportSource; total: number; others: number },
): Promise<void> {
  await sql`
    update post_imports set source = ${source}, total = ${total}, others = ${others}
    where id = ${id} and state = 'reading'`.execute(tx)
}

export async function endImport(
  tx: Tx,
  id: number,
  state: 'done' | 'failed' | 'removed',
  problem: ImportProblem | null = null,
): Promise<void> {
  const from = state === 'removed' ? 'removing' : 'reading'
  await sql`
    update post_imports set state = ${state}, problem = ${problem}, ended_at = now()
    where id = ${id} and state = ${from}`.execute(tx)
}

/** What became of one post of a file. */
export interface Passing {
  readonly imported?: number
  readonly known?: number
  readonly refused?: number
  readonly filesLeftOut?: number
}

/**
 * Counts the post in the place `nth` of a file as passed, and locks the import; false where it has been stopped, or
 * another process is at it.
 */
export async function pass(
  tx: Tx,
  { id, nth }: { readonly id: number; readonly nth: number },
  { imported = 0, known = 0, refused = 0, filesLeftOut = 0 }: Passing,
): Promise<boolean> {
  const { rows } = await sql`
    update post_imports set passed = passed + 1, imported = imported + ${imported}, known = known + ${known},
      refused = refused + ${refused}, files_left_out = files_left_out + ${filesLeftOut}
    where id = ${id} and state = 'reading' and passed = ${nth} returning id`.execute(tx)
  return rows.length > 0
}

/** Returns whether a post was imported before. */
export async function wasImported(db: Db, member: number, origin: string): Promise<boolean> {
  const { rows } = await sql`
    select from imported_posts where member_id = ${member} and origin = ${origin}`.execute(db)
  return rows.length > 0
}

/**
 * Returns when a member wrote what is here but for this import, in milliseconds since 1970: no two posts have one
 * moment.
 */
export async function listMoments(db: Db, member: number, id: number): Promise<Set<number>> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from posts where author_id = ${member} and deleted_at is null
      and not exists (select from imported_posts i where i.post_id = posts.id and i.import_id = ${id})`.execute(
    db,
  )
  return new Set(rows.map(({ created_at }) => created_at.getTime()))
}

export interface NewImported {
  readonly import_id: number
  readonly member: number
  readonly origin: string
  readonly at: Date
  readonly place: number
  readonly message: string
  readonly audience: 'public' | 'private'
  readonly hashtags: string[]
  readonly nsfw: string[]
  /** The first of its files, which aren't ready; null for none. */
  readonly mediaId: string | null
}

/** Adds a post with its own date. With files it is published once they are ready. Returns its id. */
export async function addImported(tx: Tx, post: NewImported): Promise<number> {
  const { import_id, member, origin, at, place, message, audience, hashtags, nsfw, mediaId } = post
  const { rows } = await sql<{ id: number }>`
    with p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw, position, created_at)
      values (${member}, ${message}, ${audience}, ${mediaId}::uuid, ${hashtags}::text[], ${nsfw}::text[],
        case when ${mediaId}::uuid is null then ${place}::bigint end, ${at}) returning id),
    counted as (insert into objects (id, kind, author_id) select id, 'post', ${member} from p),
    noted as (
      insert into imported_posts (post_id, import_id, member_id, origin, place)
      select id, ${import_id}, ${member}, ${origin}, ${place} from p)
    select id from p`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The post was not imported')
  return row.id
}

/**
 * Puts an imported post into the thread that the post of this name begins, if that was imported. What is more than a
 * thread may have stays by itself.
 */
export async function putInThread(
  tx: Tx,
  { member, post, first }: { readonly member: number; readonly post: number; readonly first: string },
): Promise<void> {
  await sql`
    update posts set thread_id = i.post_id from imported_posts i
    where posts.id = ${post} and i.member_id = ${member} and i.origin = ${first}
      and (select count(*) from posts each_part where each_part.thread_id = i.post_id) < ${mostParts}`.execute(
    tx,
  )
}

/** Deletes some posts of an import, so that they can be imported again; returns how many. */
export async function removeSome(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from imported_posts where post_id in (
        select post_id from imported_posts where import_id = ${id} order by post_id limit 200)
      returning post_id, place),
    deleted as (
      update posts p set deleted_at = coalesce(p.deleted_at, now()), position = coalesce(p.position, gone.place)
      from gone where p.id = gone.post_id)
    select count(*)::int as count from gone`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Takes a file that couldn't be made ready out of an imported post. */
export async function leaveOutFile(
  tx: Tx,
  mediaId: string,
): Promise<{ id: number; import_id: number } | undefined> {
  const { rows } = await sql<{ id: number; import_id: number }>`
    select i.post_id as id, i.import_id from imported_posts i join posts p on p.id = i.post_id
    where p.position is null
      and (p.media_id = ${mediaId} or p.id = (select post_id from post_files where media_id = ${mediaId}))
    for update of p`.execute(tx)
  const [post] = rows
  if (!post) return undefined
  await sql`delete from post_files where media_id = ${mediaId}`.execute(tx)
  // The next one takes the place of the first.
  await sql`
    with next as (
      delete from post_files where post_id = ${post.id}
        and place = (select min(place) from post_files where post_id = ${post.id})
        and (select media_id from posts where id = ${post.id}) = ${mediaId}
      returning media_id)
    update posts set media_id = (select media_id from next) where id = ${post.id} and media_id = ${mediaId}`.execute(
    tx,
  )
  await sql`update post_imports set files_left_out = files_left_out + 1 where id = ${post.import_id}`.execute(
    tx,
  )
  return post
}

/** Publishes an imported post at its own time if all its files are ready. One of which nothing is left is deleted. */
export async function publishImported(tx: Tx, post: number): Promise<boolean> {
  const { rows } = await sql`
    update posts p set position = i.place,
      deleted_at = case when p.message = '' and p.media_id is null then now() else p.deleted_at end
    from imported_posts i
    where p.id = ${post} and i.post_id = p.id and p.position is null and not exists (
      select from media
      where state <> 'ready' and (id = p.media_id or id in (select media_id from post_files where post_id = p.id)))
    returning p.id`.execute(tx)
  return rows.length > 0
}

/** Returns the imported post that waits for this file. */
export async function findImportedWaiting(tx: Tx, mediaId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select i.post_id as id from imported_posts i join posts p on p.id = i.post_id
    where p.position is null
      and (p.media_id = ${mediaId} or p.id = (select post_id from post_files where media_id = ${mediaId}))
    for update of p`.execute(tx)
  return rows[0]?.id
}
