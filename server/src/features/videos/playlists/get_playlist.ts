import { get_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from '../lists/lists.pages.ts'
import { findPlaylist, listInPlaylist } from './playlists.queries.ts'
import { playlistShape } from './playlists.shape.ts'

export default handle(get_playlist, async ({ playlist_id }, context) => {
  const { db, member, page, refuse } = context
  const playlist = (await findPlaylist(db, member.id, playlist_id)) ?? refuse('playlist_not_found')
  const rows = await listInPlaylist(db, member.id, page.before, page.limit, page.offset, playlist_id)
  return { response: playlistShape(playlist), ...videosPage(rows, context) }
})
