import type { Playlist } from '@commons/contract/videos/playlists.ts'

/** A private playlist of member 3 with two videos, for tests. */
export const aPlaylist = (playlistId: number, change: Partial<Playlist> = {}): Playlist => ({
  playlist_id: playlistId,
  name: `Playlist ${playlistId}`,
  is_private: 1,
  user_id: 3,
  video_count: 2,
  has_video: 0,
  created_at: '2026-01-01T08:00:00.000Z',
  ...change,
})
