import { move_playlist_video } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPlaylist, moveInPlaylist } from './playlists.queries.ts'

export default handle(move_playlist_video, async (input, { tx, member, refuse }) => {
  const { playlist_id: id, video_id, before_video_id } = input
  if (!(await lockPlaylist(tx, member.id, id))) refuse('playlist_not_found')
  if (!(await moveInPlaylist(tx, id, video_id, before_video_id))) refuse('video_not_found')
  return {}
})
