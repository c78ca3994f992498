import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

type Place = `${number} ${number}`

const idsOf = (place: Place) => {
  const [playlist_id = 0, video_id = 0] = place.split(' ').map(Number)
  return { playlist_id, video_id }
}

const places = toggle<Place, boolean>({
  send: async (place) => (await call('toggle_playlist_video', idsOf(place))).recdata.has_video === 1,
  changes: (place) => ['toggle_playlist_video', idsOf(place)],
})

/** Whether a playlist has a video, as the member last chose, and the toggle for it. */
export function useInPlaylist(videoId: number, of: Pick<Playlist, 'playlist_id' | 'has_video'>) {
  const { value: isIn, want } = useToggle(places, `${of.playlist_id} ${videoId}`, of.has_video === 1)
  return { isIn, toggle: () => void want(!isIn) }
}
