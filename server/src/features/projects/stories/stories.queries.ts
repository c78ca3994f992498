/** SQL of the pictures and the video of a story. Whoever writes them has locked the project. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { MediaRow } from '../../../platform/media/media.queries.ts'
import { isAway, isMinor, type Who } from '../../../visibility/members.ts'

export interface StoryFileRow {
  id: number
  /** Null: the video. */
  after: number | null
  caption: string
  file: MediaRow
}

/**
 * The files of the story of the project `pr` of the group `g`, in their order. Files of members who are away aren't
 * shown, those that aren't ready only to the owner, and those that aren't safe for work neither to members who are too
 * young nor to visitors.
 */
export const storyFiles = (viewer: Who) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', sf.id, 'after', sf.after_paragraph, 'caption', sf.caption,
      'file', to_jsonb(file)) order by sf.after_paragraph, sf.place, sf.id), '[]')
  from project_story_files sf join media file on file.id = sf.media_id
  where sf.group_id = g.id and not ${isAway(sql.ref('sf.added_by'))}
    and (exists (select from group_members s
        where s.group_id = g.id and s.standing = 'owner' and s.member_id = ${viewer})
      or file.state = 'ready' and (pr.story_nsfw = '{}'
        or not ${isMinor(viewer)} and ${viewer}::bigint > 0)))`

export async function findProjectOfFile(tx: Tx, media: string): Promise<number | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from project_story_files where media_id = ${media}`.execute(tx)
  return rows[0]?.group_id
}

/** Returns the project of a picture. */
export async function findPictureProject(db: Db, picture: number): Promise<number | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from project_story_files where id = ${picture} and after_paragraph is not null`.execute(
    db,
  )
  return rows[0]?.group_id
}

/** Returns the text of a story. */
export async function getStory(tx: Tx, project: number): Promise<string> {
  const { rows } = await sql<{ description: string }>`
    select description from groups where id = ${project}`.execute(tx)
  return rows[0]?.description ?? ''
}

/** Counts the pictures of a story that its owner sees. */
export async function countPictures(tx: Tx, project: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from project_story_files
    where group_id = ${project} and after_paragraph is not null and not ${isAway(sql`added_by`)}`.execute(tx)
  return rows[0]?.count ?? 0
}

interface NewPicture {
  readonly by: number
  readonly media: string
  /** How many paragraphs come before it. */
  readonly after: number
  readonly caption: string
}

/** Adds a picture below those after the same paragraph; returns its id. */
export async function addPicture(
  tx: Tx,
  project: number,
  { by, media, after, caption }: NewPicture,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into project_story_files (group_id, added_by, media_id, after_paragraph, place, caption)
    values (${project}, ${by}, ${media}::uuid, ${after}, (
      select coalesce(max(sf.place) + 1, 0) from project_story_files sf
      where sf.group_id = ${project} and sf.after_paragraph = ${after}), ${caption})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The picture was not added')
  return row.id
}

/** Changes what is said of a picture; what is missing stays. */
export async function setPicture(
  tx: Tx,
  picture: number,
  { caption, alt }: { readonly caption: string | undefined; readonly alt: string | undefined },
): Promise<void> {
  await sql`
    with said as (
      update project_story_files set caption = coalesce(${caption ?? null}, caption) where id = ${picture} returning media_id)
    update media set alt = coalesce(${alt ?? null}, alt) where id in (select media_id from said)`.execute(tx)
}

/** Puts a picture after a paragraph, behind so many of the pictures there that are shown. */
export async function movePicture(
  tx: Tx,
  project: number,
  { picture, after, place }: { readonly picture: number; readonly after: number; readonly place: number },
): Promise<void> {
  await sql`
    with others as (
      select sf.id, row_number() over (order by sf.place, sf.id) - 1 as nth from project_story_files sf
      where sf.group_id = ${project} and sf.after_paragraph = ${after} and sf.id <> ${picture} and not ${isAway(sql.ref('sf.added_by'))}),
    placed as (
      select id, nth + (nth >= ${place})::int as place from others
      union all
      select ${picture}::bigint, least(${place}, (select count(*) from others)))
    update project_story_files moved set after_paragraph = ${after}, place = placed.place
    from placed where moved.id = placed.id`.execute(tx)
}

export async function removePicture(tx: Tx, picture: number): Promise<void> {
  await sql`delete from project_story_files where id = ${picture}`.execute(tx)
}

export async function removeVideo(tx: Tx, project: number): Promise<void> {
  await sql`delete from project_story_files where group_id = ${project} and after_paragraph is null`.execute(
    tx,
  )
}

/** Adds the video of a story that has none. */
export async function addVideo(
  tx: Tx,
  project: number,
  { by, media }: Pick<NewPicture, 'by' | 'media'>,
): Promise<void> {
  await sql`
    insert into project_story_files (group_id, added_by, media_id) values (${project}, ${by}, ${media}::uuid)`.execute(
    tx,
  )
}

export async function setNsfw(tx: Tx, project: number, reasons: readonly string[]): Promise<void> {
  await sql`update projects set story_nsfw = ${[...reasons]} where group_id = ${project}`.execute(tx)
}
