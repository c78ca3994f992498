import { get_playlists } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listPlaylists } from './playlists.queries.ts'
import { playlistShape } from './playlists.shape.ts'

export default handle(get_playlists, async ({ view_user_id, video_id = null }, { db, member, page }) => {
  const { before, limit, offset } = page
  const rows = await listPlaylists(db, member.id, view_user_id ?? member.id, video_id, before, limit, offset)
  const cursors = rows.map(({ at }) => at)
  return { response: rows.map(playlistShape), ...nextOf(cursors, page) }
})
