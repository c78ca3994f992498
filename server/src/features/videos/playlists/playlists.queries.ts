/** SQL of playlists. Their owner is locked before a playlist, and that before its videos. */
import { mostInPlaylist, mostPlaylists } from '@commons/contract/shared/site-video.ts'
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import { visibleVideo } from '../../../visibility/videos.ts'
import { listedOf, type ListedVideoRow } from '../lists/lists.queries.ts'

export interface PlaylistRow {
  id: number
  owner_id: number
  name: string
  is_private: boolean
  created_at: Date
  videos: number
  has_video: boolean
}

/** A playlist in a list. */
export interface ListedPlaylistRow extends PlaylistRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Columns of the playlist `pl`, which `viewer` may see. */
const playlistColumns = (viewer: Who, video: Who) => sql`
  pl.id, pl.owner_id, pl.name, pl.is_private, pl.created_at,
  (select count(*)::int from playlist_videos pv join videos vd on vd.id = pv.video_id
    where pv.playlist_id = pl.id and ${visibleVideo(viewer)}) as videos,
  (select true from playlist_videos pv where pv.playlist_id = pl.id and pv.video_id = ${video}::bigint) is true as has_video`

const visiblePlaylist = (viewer: Who) => sql<boolean>`(
  pl.deleted_at is null and (pl.owner_id = ${viewer}
    or (not pl.is_private and ${notHidden(viewer, sql.ref('pl.owner_id'))})))`

const find = prepared<[viewer: number, playlist: number], PlaylistRow>(
  'find_playlist',
  (viewer, playlist) => sql`
    select ${playlistColumns(viewer, sql`null`)} from playlists pl
    where pl.id = ${playlist} and ${visiblePlaylist(viewer)}`,
)

/** Returns a playlist; undefined where `viewer` doesn't see it. */
export async function findPlaylist(
  db: Db,
  viewer: number,
  playlist: number,
): Promise<PlaylistRow | undefined> {
  return (await find(db, viewer, playlist))[0]
}

/** Lists a member's playlists that the viewer sees. */
export const listPlaylists = prepared<
  [viewer: number, owner: number, video: number | null, before: number, limit: number, offset: number],
  ListedPlaylistRow
>(
  'list_playlists',
  (viewer, owner, video, before, limit, offset) => sql`
    select page.at, ${playlistColumns(viewer, video)} from (
      select pl.id, pl.id as at from playlists pl
      where pl.owner_id = ${owner} and ${visiblePlaylist(viewer)} and pl.id < ${before}
      order by pl.id desc limit ${limit}::int offset ${offset}::int) as page
    join playlists pl on pl.id = page.id order by page.at desc`,
)

/** Cursors fall where places rise. */
const fromEnd = sql.lit(1_000_000_000)

/** Lists the videos of a playlist that the viewer sees, in its order. */
export const listInPlaylist = prepared<
  [viewer: number, before: number, limit: number, offset: number, playlist: number],
  ListedVideoRow
>('list_videos_of_playlist', (viewer, before, limit, offset, playlist) =>
  listedOf(
    viewer,
    sql`select vd.id, ${fromEnd} - pv.place as at from playlist_videos pv join videos vd on vd.id = pv.video_id
      where pv.playlist_id = ${playlist} and pv.place > ${fromEnd} - ${before}::bigint and ${visibleVideo(viewer)}
      order by pv.place limit ${limit}::int offset ${offset}::int`,
  ),
)

/** Locks a member's set of playlists; returns whether there is room for another. */
export async function hasRoomForPlaylist(tx: Tx, owner: number): Promise<boolean> {
  await sql`select from members where id = ${owner} for no key update`.execute(tx)
  const { rows } = await sql`
    select from playlists where owner_id = ${owner} and deleted_at is null limit ${sql.lit(mostPlaylists)}`.execute(
    tx,
  )
  return rows.length < mostPlaylists
}

/** Adds a playlist; returns its id, or undefined where its owner is gone. */
export async function addPlaylist(
  tx: Tx,
  owner: number,
  name: string,
  isPrivate: boolean,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${owner}`)}
    insert into playlists (owner_id, name, is_private) select id, ${name}, ${isPrivate} from me returning id`.execute(
    tx,
  )
  return rows[0]?.id
}

/** Locks a member's own playlist; returns whether there is one. */
export async function lockPlaylist(tx: Tx, owner: number, playlist: number): Promise<boolean> {
  const { rows } = await sql`
    with ${me(sql`${owner}`)}
    select from me join playlists pl on pl.owner_id = me.id
    where pl.id = ${playlist} and pl.deleted_at is null
    for no key update of pl`.execute(tx)
  return rows.length > 0
}

export async function setPlaylist(
  tx: Tx,
  playlist: number,
  { name, isPrivate }: { name: string | undefined; isPrivate: boolean | undefined },
): Promise<void> {
  await sql`
    update playlists set name = coalesce(${name ?? null}, name), is_private = coalesce(${isPrivate ?? null}, is_private)
    where id = ${playlist}`.execute(tx)
}

/** Deletes or restores a member's own playlist; returns whether there was one. */
export async function setPlaylistDeleted(
  tx: Tx,
  owner: number,
  playlist: number,
  deleted: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update playlists set deleted_at = ${deleted ? sql`now()` : sql`null`}
    where id = ${playlist} and owner_id = ${owner}
      and deleted_at is ${deleted ? sql`null` : sql`not null`}`.execute(tx)
  return numAffectedRows === 1n
}

/** What became of a video that was put into a locked playlist, or taken out. */
export type Toggled = 'added' | 'removed' | 'full' | 'unseen'

/** Puts a video at the end of a locked playlist, or takes it out. */
export async function toggleInPlaylist(
  tx: Tx,
  viewer: number,
  playlist: number,
  video: number,
): Promise<Toggled> {
  const { numAffectedRows } = await sql`
    delete from playlist_videos where playlist_id = ${playlist} and video_id = ${video}`.execute(tx)
  if (numAffectedRows === 1n) return 'removed'
  const { rows } = await sql<{ sees: boolean; many: number }>`
    select (select true from videos vd where vd.id = ${video} and ${visibleVideo(sql`${viewer}::bigint`)} for key share) is true as sees,
      (select count(*)::int from playlist_videos where playlist_id = ${playlist}) as many`.execute(tx)
  if (rows[0]?.sees !== true) return 'unseen'
  if (rows[0].many >= mostInPlaylist) return 'full'
  await sql`
    insert into playlist_videos (playlist_id, video_id, place)
    select ${playlist}, ${video}, coalesce(max(place), 0) + 1 from playlist_videos where playlist_id = ${playlist}`.execute(
    tx,
  )
  return 'added'
}

/** Moves a video of a locked playlist before another of it, or to the end; returns whether it has both. */
export async function moveInPlaylist(
  tx: Tx,
  playlist: number,
  video: number,
  before: number | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select video_id as id from playlist_videos where playlist_id = ${playlist} order by place, video_id`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  const others = ids.filter((id) => id !== video)
  const at = before === undefined ? others.length : others.indexOf(before)
  if (others.length === ids.length || at === -1) return false
  const order = others.toSpliced(at, 0, video)
  await sql`
    update playlist_videos pv set place = wanted.place::int
    from unnest(${order}::bigint[]) with ordinality as wanted (id, place)
    where pv.playlist_id = ${playlist} and pv.video_id = wanted.id and pv.place <> wanted.place`.execute(tx)
  return true
}
