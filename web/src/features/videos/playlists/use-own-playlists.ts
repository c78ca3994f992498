import { useReadMore } from '../../../api/use-read-more.ts'

/** Reads the member's own playlists. `videoId`: each says whether it has this video. */
export function useOwnPlaylists(videoId?: number) {
  const of = videoId === undefined ? {} : { video_id: videoId }
  const { read, more } = useReadMore('get_playlists', { ...of, limit: 48 })
  const data = read.data?.map(({ response }) => ({ recdata: response }))
  return { read: { ...read, data }, more }
}
