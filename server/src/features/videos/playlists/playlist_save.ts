import { flag } from '@commons/contract/shared/flag.ts'
import { playlist_save } from '@commons/contract/videos/playlists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleSavedPlaylist } from './playlists.queries.ts'

export default handle(playlist_save, {
  isOneStatement: () => true,

  async run({ playlist_id }, { tx, member, refuse }) {
    const [row] = await toggleSavedPlaylist(tx, member.id, playlist_id)
    const { owner_id, is_saved } = row ?? refuse('playlist_not_found')
    // Nothing was written: one's own is never saved.
    if (owner_id === member.id) refuse('not_oneself')
    return { recdata: { playlist_id, is_saved: flag(is_saved) } }
  },
})
