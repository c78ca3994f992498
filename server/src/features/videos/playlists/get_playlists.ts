import { get_playlists } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { playlistsPage } from './playlists.pages.ts'
import { listPlaylists } from './playlists.queries.ts'

export default handle(get_playlists, async ({ view_user_id, video_id = null }, context) => {
  const { db, member, page } = context
  const { before, limit, offset } = page
  const rows = await listPlaylists(db, member.id, view_user_id ?? member.id, video_id, before, limit, offset)
  return playlistsPage(rows, context)
})
