/** SQL of folders of saved posts. */
import { mostFolders } from '@commons/contract/shared/saved-folder.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { isSave } from '../../../saves/saves.ts'
import { notUnsafe, posts, visiblePost } from '../../../visibility/posts.ts'
import { whole } from '../posts.cards.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow } from '../posts.rows.ts'

export const listInFolder = whole(
  prepared<[viewer: number, folder: number, before: number, limit: number, offset: number], ListedRow>(
    'list_saved_in_folder',
    (viewer, folder, before, limit, offset) =>
      postsOf(
        sql`select p.id from saved_in_folders f
      join saved_objects kept on kept.object_id = f.object_id and ${isSave(posts, viewer)}
      join posts p on p.id = f.object_id
      where f.folder_id = ${folder} and f.place < ${before} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
      order by f.place desc limit ${limit}::int offset ${offset}::int`,
        viewer,
        sql`(select f.place from saved_in_folders f where f.folder_id = ${folder} and f.object_id = p.id)`,
      ),
  ),
)

interface FolderRow {
  folder_id: number
  name: string
  post_count: number
  has_post: boolean
}

/** Lists a member's folders. `post`: for a repost without a remark, whether they have its original. */
export async function listFolders(db: Db, member: number, post: number | null): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select folder.id as folder_id, folder.name, count(kept.object_id)::int as post_count,
      coalesce(bool_or(f.object_id = (select ${posts.target ?? sql`p.id`} from posts p where p.id = ${post}::bigint)
        and kept.object_id is not null), false) as has_post
    from saved_folders folder left join saved_in_folders f on f.folder_id = folder.id
      left join saved_objects kept on kept.member_id = folder.member_id and kept.object_id = f.object_id
    where folder.member_id = ${member}
    group by folder.id order by folder.id limit ${sql.lit(mostFolders)}`.execute(db)
  return rows
}

export async function isOwnFolder(db: Db, member: number, folder: number): Promise<boolean> {
  const { rows } =
    await sql`select from saved_folders where id = ${folder} and member_id = ${member}`.execute(db)
  return rows.length > 0
}

/** Adds a folder unless the member has as many as they may. Their lists are locked. */
export async function addFolder(tx: Tx, member: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_folders (member_id, name) select ${member}, ${name}
    where (select count(*) from saved_folders where member_id = ${member}) < ${mostFolders}
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function setFolderName(tx: Tx, member: number, folder: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    update saved_folders set name = ${name} where id = ${folder} and member_id = ${member} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function removeFolder(tx: Tx, member: number, folder: number): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_folders where id = ${folder} and member_id = ${member} returning id`.execute(tx)
  return rows.length > 0
}

export async function putInFolder(tx: Tx, folder: number, object: number): Promise<void> {
  await sql`
    insert into saved_in_folders (folder_id, object_id) values (${folder}, ${object})
    on conflict do nothing`.execute(tx)
}

/** Takes a saved post out of a folder; false where it isn't in it, as its member sees it. */
export async function takeOut(tx: Tx, member: number, folder: number, post: number): Promise<boolean> {
  const { rows } = await sql<{ is_saved: boolean }>`
    delete from saved_in_folders f
    where f.folder_id = ${folder} and f.object_id = (select ${posts.target ?? sql`p.id`} from posts p where p.id = ${post})
    returning exists (select from saved_objects kept where kept.member_id = ${member} and kept.object_id = f.object_id)
      as is_saved`.execute(tx)
  return rows[0]?.is_saved === true
}
