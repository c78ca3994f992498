import type { Playlist, PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { aSiteVideo } from '../test-videos.ts'

/** A private playlist of member 3 with two videos, for tests. */
export const aPlaylist = (playlistId: number, change: Partial<Playlist> = {}): Playlist => ({
  playlist_id: playlistId,
  name: `Playlist ${playlistId}`,
  visibility: 'Private',
  user_id: 3,
  username: 'jana',
  video_count: 2,
  cover: null,
  has_video: 0,
  is_saved: 0,
  created_at: '2026-01-01T08:00:00.000Z',
  ...change,
})

/** A video in its place of the same number. */
export const anEntry = (place: number): PlaylistEntry => ({
  place,
  video_id: place,
  video: aSiteVideo(place),
})

export const unavailable = (place: number, video_id: number | null = null): PlaylistEntry => ({
  place,
  video_id,
  video: null,
})
