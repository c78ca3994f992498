import { restore_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { playlistAgain } from './playlists.again.ts'
import { setPlaylistDeleted } from './playlists.queries.ts'

export default handle(restore_playlist, {
  again: playlistAgain,
  async run({ playlist_id }, context) {
    const { tx, member, refuse } = context
    if (!(await setPlaylistDeleted(tx, member.id, playlist_id, false))) refuse('playlist_not_found')
    return playlistAgain.answer(playlist_id, { ...context, db: tx })
  },
})
