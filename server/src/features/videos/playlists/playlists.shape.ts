/** Playlists as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Playlist } from '@commons/contract/videos/playlists.ts'
import type { PlaylistRow } from './playlists.queries.ts'

export const playlistShape = (row: PlaylistRow): Playlist => ({
  playlist_id: row.id,
  name: row.name,
  is_private: flag(row.is_private),
  user_id: row.owner_id,
  video_count: row.videos,
  has_video: flag(row.has_video),
  created_at: row.created_at.toISOString(),
})
