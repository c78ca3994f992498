import { get_watch_later } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from '../lists/lists.pages.ts'
import { findWatchLater, listInPlaylist } from './playlists.queries.ts'

export default handle(get_watch_later, async (_input, context) => {
  const { db, member, page } = context
  const playlist = await findWatchLater(db, member.id)
  if (playlist === undefined) return { videos: [] }
  const rows = await listInPlaylist(db, member.id, page.before, page.limit, page.offset, playlist)
  return videosPage(rows, context)
})
