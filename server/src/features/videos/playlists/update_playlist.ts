import { update_playlist } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { playlistAgain } from './playlists.again.ts'
import { lockPlaylist, setPlaylist } from './playlists.queries.ts'

export default handle(update_playlist, {
  again: playlistAgain,
  async run({ playlist_id: id, name, visibility }, context) {
    const { tx, member, refuse } = context
    if (!(await lockPlaylist(tx, member.id, id))) refuse('playlist_not_found')
    await setPlaylist(tx, id, { name, visibility })
    return playlistAgain.answer(id, { ...context, db: tx })
  },
})
