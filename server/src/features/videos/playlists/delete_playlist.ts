import { delete_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setPlaylistDeleted } from './playlists.queries.ts'

export default handle(delete_playlist, async ({ playlist_id }, { tx, member, refuse }) => {
  if (!(await setPlaylistDeleted(tx, member.id, playlist_id, true))) refuse('playlist_not_found')
  return {}
})
