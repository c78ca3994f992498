import { toggle_watch_later } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { openWatchLater } from './playlists.queries.ts'
import { toggleVideo } from './playlists.toggling.ts'

export default handle(toggle_watch_later, async ({ video_id }, context) => {
  const { tx, member, refuse } = context
  const playlist = (await openWatchLater(tx, member.id)) ?? refuse('playlist_not_found')
  return { recdata: await toggleVideo(context, playlist, video_id) }
})
