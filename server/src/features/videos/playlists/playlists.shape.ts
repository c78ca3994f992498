/** Playlists as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Playlist, PlaylistEntry, PlaylistVideo } from '@commons/contract/videos/playlists.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { fileShape } from '../../../shown-files/shown-file.shape.ts'
import { isOpen } from '../videos.rules.ts'
import { visibilities, watchedPercent } from '../videos.shape.ts'
import type { EntryRow, PlaylistRow, PlaylistVideoRow } from './playlists.queries.ts'

export const playlistShape = (row: PlaylistRow, viewer: Viewer): Playlist => ({
  playlist_id: row.id,
  name: row.name,
  visibility: visibilities[row.visibility],
  user_id: row.owner_id,
  username: row.username,
  video_count: row.videos,
  cover: coverOf(row, viewer),
  has_video: flag(row.has_video),
  is_saved: flag(row.is_saved),
  created_at: row.created_at.toISOString(),
})

function coverOf({ cover }: PlaylistRow, { media }: Viewer): Playlist['cover'] {
  if (cover === null) return null
  return cover.kind === 'video' ? media.video(cover).poster : media.picture(cover)
}

const isSeen = (row: EntryRow): row is EntryRow & PlaylistVideoRow => row.id !== null

export const entryShape = (row: EntryRow, { owner_id }: PlaylistRow, viewer: Viewer): PlaylistEntry => ({
  place: row.place,
  video_id: isSeen(row) || owner_id === viewer.member.id ? row.video_id : null,
  video: isSeen(row) ? videoShape(row, viewer) : null,
})

function videoShape(row: PlaylistVideoRow, viewer: Viewer): PlaylistVideo {
  const { member, media } = viewer
  const isPrivate = !isOpen(row) || row.position === null
  const hides = row.viewer_is_minor && row.nsfw.length > 0 && row.author_id !== member.id
  const { picture, video } = fileShape(row, viewer, { isPrivate, hides })
  const signedFor = isPrivate && !member.browser ? member.id : undefined
  return {
    video_id: row.id,
    channel_id: row.channel_id,
    channel_name: row.channel_name,
    user_id: row.author_id,
    title: row.title,
    thumbnail: row.thumbnail && !hides ? media.picture(row.thumbnail, signedFor) : null,
    picture,
    video,
    is_nsfw: flag(row.nsfw.length > 0),
    nsfw: row.nsfw.join(','),
    view_count: row.views,
    created_at: (row.published_at ?? row.created_at).toISOString(),
    watched_percent: watchedPercent(row),
  }
}
