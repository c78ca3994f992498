import { create_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { playlistAgain } from './playlists.again.ts'
import { addPlaylist, hasRoomForPlaylist } from './playlists.queries.ts'
import { toggleVideo } from './playlists.toggling.ts'

export default handle(create_playlist, {
  again: playlistAgain,
  async run({ name, visibility = 'private', video_id }, context) {
    const { tx, member, refuse } = context
    if (!(await hasRoomForPlaylist(tx, member.id))) refuse('too_many_playlists')
    const id = (await addPlaylist(tx, member.id, name, visibility)) ?? refuse('playlist_not_found')
    // It is empty, so it can't be full.
    const refuseVideo = () => refuse('video_not_found')
    if (video_id !== undefined) await toggleVideo({ tx, member, refuse: refuseVideo }, id, video_id)
    return playlistAgain.answer(id, { ...context, db: tx })
  },
})
