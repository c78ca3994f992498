import { toggle_playlist_video } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleVideo } from './playlists.toggling.ts'

export default handle(toggle_playlist_video, async ({ playlist_id, video_id }, context) => ({
  recdata: await toggleVideo(context, playlist_id, video_id),
}))
