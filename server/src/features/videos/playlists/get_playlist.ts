import { get_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findPlaylist, listEntries } from './playlists.queries.ts'
import { entryShape, playlistShape } from './playlists.shape.ts'

export default handle(get_playlist, async ({ playlist_id }, { db, member, viewer, refuse }) => {
  const playlist = (await findPlaylist(db, member.id, playlist_id)) ?? refuse('playlist_not_found')
  const rows = await listEntries(db, member.id, playlist_id)
  return {
    response: playlistShape(playlist, viewer),
    entries: rows.map((row) => entryShape(row, playlist, viewer)),
  }
})
