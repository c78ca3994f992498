/** SQL of playlists. Their owner is locked before a playlist, and that before its videos. */
import { mostInPlaylist, mostPlaylists } from '@commons/contract/shared/site-video.ts'
import { type RawBuilder, sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { MediaRow } from '../../../platform/media/media.queries.ts'
import { type FileRow, fileColumns, fileTable } from '../../../shown-files/shown-file.queries.ts'
import { isMinor, notHidden, type Who } from '../../../visibility/members.ts'
import { visibleVideo } from '../../../visibility/videos.ts'
import type { Visibility } from '../videos.rows.ts'

export type PlaylistVisibility = 'public' | 'unlisted' | 'private'

export interface PlaylistRow {
  id: number
  owner_id: number
  username: string
  name: string
  visibility: PlaylistVisibility
  created_at: Date
  videos: number
  /** The thumbnail or the file of the first video that lists may show. */
  cover: MediaRow | null
  has_video: boolean
  is_saved: boolean
}

/** A playlist in a list. */
export interface ListedPlaylistRow extends PlaylistRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Columns of the playlist `pl`, which `viewer` may see, with its `playlistTables`. */
const playlistColumns = (viewer: Who, video: Who) => sql`
  pl.id, pl.owner_id, m.username, pl.name, pl.visibility, pl.created_at,
  (select count(*)::int from playlist_videos pv join videos vd on vd.id = pv.video_id
    where pv.playlist_id = pl.id and ${visibleVideo(viewer)}) as videos,
  (select to_jsonb(shown) from playlist_videos pv join videos vd on vd.id = pv.video_id
      join media file on file.id = vd.media_id
      left join media chosen on chosen.id = vd.thumbnail_id and chosen.state = 'ready'
      cross join lateral (select chosen.* where chosen.id is not null union all select file.* where chosen.id is null) as shown
    where pv.playlist_id = pl.id and vd.visibility = 'public' and cardinality(vd.nsfw) = 0 and file.state = 'ready'
      and ${visibleVideo(viewer)}
    order by pv.place, pv.video_id limit 1) as cover,
  (select true from playlist_videos pv where pv.playlist_id = pl.id and pv.video_id = ${video}::bigint) is true as has_video,
  (select true from saved_playlists kept where kept.playlist_id = pl.id and kept.member_id = ${viewer}) is true as is_saved`
// oxlint-disable-next-line commons/members-in-sight -- joined only to playlists that the viewer sees
const playlistTables = sql`join members m on m.id = pl.owner_id`

/** True where `viewer` may see the playlist `pl`. */
const visiblePlaylist = (viewer: Who) => sql<boolean>`(
  pl.deleted_at is null and (pl.owner_id = ${viewer}
    or (pl.visibility <> 'private' and ${notHidden(viewer, sql.ref('pl.owner_id'))})))`

const find = prepared<[viewer: number, playlist: number], PlaylistRow>(
  'find_playlist',
  (viewer, playlist) => sql`
    select ${playlistColumns(viewer, sql`null`)} from playlists pl ${playlistTables}
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

/** Rows: the playlists of `page` (rows of `id` and `at`, all visible to `viewer`), in its order. */
const listedOf = (viewer: Who, video: Who, page: RawBuilder<unknown>) => sql<ListedPlaylistRow>`
  select page.at, ${playlistColumns(viewer, video)} from (${page}) as page
  join playlists pl on pl.id = page.id ${playlistTables} order by page.at desc`

/** Lists a member's playlists: to themselves all, to others those in lists. */
export const listPlaylists = prepared<
  [viewer: number, owner: number, video: number | null, before: number, limit: number, offset: number],
  ListedPlaylistRow
>('list_playlists', (viewer, owner, video, before, limit, offset) =>
  listedOf(
    viewer,
    video,
    sql`select pl.id, pl.place as at from playlists pl
      where pl.owner_id = ${owner} and ${visiblePlaylist(viewer)} and pl.place < ${before}
        and (pl.owner_id = ${viewer} or pl.visibility = 'public')
      order by pl.place desc limit ${limit}::int offset ${offset}::int`,
  ),
)

/** Lists the playlists of others that a member has saved, latest saved first. */
export const listSavedPlaylists = prepared<
  [viewer: number, before: number, limit: number, offset: number],
  ListedPlaylistRow
>('list_saved_playlists', (viewer, before, limit, offset) =>
  listedOf(
    viewer,
    sql`null`,
    sql`select pl.id, kept.place as at from saved_playlists kept join playlists pl on pl.id = kept.playlist_id
      where kept.member_id = ${viewer} and kept.place < ${before} and ${visiblePlaylist(viewer)}
      order by kept.place desc limit ${limit}::int offset ${offset}::int`,
  ),
)

/** What a playlist shows of a video that the viewer sees. */
export interface PlaylistVideoRow extends FileRow {
  id: number
  channel_id: number
  channel_name: string
  author_id: number
  title: string
  nsfw: string[]
  visibility: Visibility
  position: number | null
  created_at: Date
  published_at: Date | null
  thumbnail: MediaRow | null
  views: number
  viewer_is_minor: boolean
  stopped_at: number | null
  is_finished: boolean | null
}

/** A place in a playlist. Only these two columns are set where the viewer doesn't see its video. */
export type EntryRow = { video_id: number; place: number } & (PlaylistVideoRow | { id: null })

/** Lists all entries of a playlist, in its order. */
export const listEntries = prepared<[viewer: number, playlist: number], EntryRow>(
  'list_entries_of_playlist',
  (viewer, playlist) => sql`
    select pv.video_id, pv.place, shown.* from playlist_videos pv
    left join lateral (
      select vd.id, vd.channel_id, ch.name as channel_name, vd.author_id, vd.title, vd.nsfw, vd.visibility, vd.position,
        vd.created_at, vd.published_at, ${fileColumns()},
        (select to_jsonb(chosen) from media chosen where chosen.id = vd.thumbnail_id and chosen.state = 'ready') as thumbnail,
        counts.views, ${isMinor(viewer)} as viewer_is_minor, watched.seconds as stopped_at, watched.is_finished
      from videos vd join channels ch on ch.id = vd.channel_id join view_counts counts on counts.object_id = vd.id
        ${fileTable(sql`vd.media_id`)}
        left join video_history watched on watched.member_id = ${viewer} and watched.video_id = vd.id
      where vd.id = pv.video_id and ${visibleVideo(viewer)}) as shown on true
    where pv.playlist_id = ${playlist} order by pv.place, pv.video_id`,
)

/** Saves another member's playlist, or takes that back; no row where the viewer doesn't see it. */
export const toggleSavedPlaylist = prepared<
  [member: number, playlist: number],
  { owner_id: number; is_saved: boolean }
>(
  'toggle_saved_playlist',
  (member, playlist) => sql`
    with ${me(member)},
    target as materialized (
      select pl.id, pl.owner_id, me.id as member from me cross join playlists pl
      where pl.id = ${playlist} and ${visiblePlaylist(member)} for key share of pl),
    gone as (
      delete from saved_playlists kept using target
      where kept.playlist_id = target.id and kept.member_id = target.member returning 1),
    added as (
      insert into saved_playlists (member_id, playlist_id)
      select member, id from target where owner_id <> member and not exists (select from gone)
      on conflict do nothing returning 1)
    select target.owner_id, not exists (select from gone) as is_saved from target`,
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
  visibility: PlaylistVisibility,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${owner}`)}
    insert into playlists (owner_id, name, visibility) select id, ${name}, ${visibility} from me returning id`.execute(
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
  { name, visibility }: { name?: string | undefined; visibility?: PlaylistVisibility | undefined },
): Promise<void> {
  await sql`
    update playlists set name = coalesce(${name ?? null}, name), visibility = coalesce(${visibility ?? null}, visibility)
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
