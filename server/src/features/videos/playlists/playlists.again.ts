/** Answer of calls that change a playlist: the playlist as the caller sees it now. */
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import { findPlaylist } from './playlists.queries.ts'
import { playlistShape } from './playlists.shape.ts'

export const playlistAgain = seenAgain(
  'playlist_not_found',
  findPlaylist,
  playlistShape,
  ({ playlist_id }) => playlist_id,
)
