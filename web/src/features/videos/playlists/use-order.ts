import type { PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'

/** Returns `entries` with this one in another place. */
function placed(entries: readonly PlaylistEntry[], video: number, place: number): PlaylistEntry[] {
  const entry = entries.find(({ video_id }) => video_id === video)
  return entry ? entries.filter((each) => each !== entry).toSpliced(place, 0, entry) : [...entries]
}

/** Returns the entries of an own playlist as the member has moved them, also before the server knows. */
export function useOrder(playlist_id: number, read: readonly PlaylistEntry[], readAt: number) {
  const [moved, setMoved] = useState<{ at: number; entries: readonly PlaylistEntry[] }>()
  const { mutate, isPending } = useWrite('move_playlist_video', {
    // One after another: each counts on the order that the one before has made.
    lane: `playlist:${playlist_id}`,
    toasts: 'failure',
    onRefused: () => setMoved(undefined),
  })
  // Read again, it is what counts, unless another move is on its way.
  const entries = moved && (isPending || moved.at === readAt) ? moved.entries : read
  const move = (video: number, place: number): readonly PlaylistEntry[] => {
    const next = placed(entries, video, place)
    setMoved({ at: readAt, entries: next })
    return next
  }
  /** Keeps the place that a video has in this order. */
  const keep = (video_id: number, order: readonly PlaylistEntry[]) => {
    const at = order.findIndex((each) => each.video_id === video_id)
    const before = order[at + 1]?.video_id
    const was = read[read.findIndex((each) => each.video_id === video_id) + 1]?.video_id
    if (at === -1 || (before === was && !isPending)) return
    mutate({ playlist_id, video_id, ...(typeof before === 'number' && { before_video_id: before }) })
  }
  return { entries, move, keep }
}
