import { saved_playlist_list } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { playlistsPage } from './playlists.pages.ts'
import { listSavedPlaylists } from './playlists.queries.ts'

export default handle(saved_playlist_list, async (_, context) => {
  const { db, member, page } = context
  const rows = await listSavedPlaylists(db, member.id, page.before, page.limit, page.offset)
  return playlistsPage(rows, context)
})
