import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { listIn, queueOf, shuffledFrom, type Queue, type QueueSearch } from './queue.ts'

export interface WatchedQueue extends Queue {
  readonly playlist: Playlist
  /** The query of the addresses of its videos. */
  readonly search: QueueSearch
  readonly isShuffled: boolean
  readonly isLooped: boolean
  shuffle(): void
  loop(): void
  /** Opens one of its videos. */
  open(video: number): void
}

/** Returns the playlist in which a video is watched; undefined without one, or until it is read. */
export function useQueue(videoId: number): WatchedQueue | undefined {
  const navigate = useNavigate()
  const search: QueueSearch = useSearch({ strict: false })
  const { list, shuffle, loop } = search
  const playlistId = listIn(search)
  const read = useRead(
    'get_playlist',
    { playlist_id: playlistId ?? 0 },
    { enabled: playlistId !== undefined, staleTime: 60_000 },
  )
  const answer = playlistId === undefined ? undefined : read.data
  const queue = useMemo(
    () => answer && queueOf(answer.entries, videoId, { shuffle, loop }),
    [answer, videoId, shuffle, loop],
  )
  const next = queue?.next?.video_id
  // Read ahead, so that its player takes the place of this one at once.
  useRead('get_video', { video_id: next ?? 0 }, { enabled: next !== undefined, staleTime: 60_000 })
  if (!answer || !queue || list === undefined) return undefined
  const kept: QueueSearch = { list, shuffle, loop }
  const go = (video: number, to: QueueSearch, replace: boolean) =>
    void navigate({ to: paths.video(video), search: to, replace, resetScroll: !replace })
  return {
    ...queue,
    playlist: answer.response,
    search: kept,
    isShuffled: shuffle !== undefined,
    isLooped: loop === '1',
    shuffle() {
      go(videoId, { ...kept, shuffle: shuffle === undefined ? shuffledFrom(videoId) : undefined }, true)
    },
    loop() {
      go(videoId, { ...kept, loop: loop === undefined ? '1' : undefined }, true)
    },
    open: (video) => go(video, kept, false),
  }
}
