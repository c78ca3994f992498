import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import type { PlayerProps } from '../../../player/player-props.ts'
import type { CameFrom } from './came-from.ts'

/**
 * Returns what a player tells of a video: that it has started, and how far it is. Nobody waits for these
 * calls, and a lost one is made up for by the next; they go on while the video plays in the corner.
 */
export function useWatching(
  video_id: number,
  { source, host }: CameFrom,
): Required<Pick<PlayerProps, 'onStarted' | 'onProgress' | 'onEnded'>> {
  const client = useQueryClient()
  return useMemo(() => {
    let duration = 0
    const tell = (seconds: number) => void call('video_watched', { video_id, seconds }).catch(() => {})
    return {
      onStarted: () =>
        void call('video_view', { video_id, source, ...(host !== undefined && { host }) })
          .then((answer) => afterWrite(client, 'video_view', { video_id }, answer))
          .catch(() => {}),
      onProgress: (progress) => {
        duration = progress.duration
        tell(progress.at)
      },
      onEnded: () => {
        if (duration > 0) tell(duration)
      },
    }
  }, [client, video_id, source, host])
}
