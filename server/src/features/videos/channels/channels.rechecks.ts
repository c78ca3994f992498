import type { Topic } from '@commons/contract/call.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { listVideosToTell } from './channels.queries.ts'

/**
 * Has all subscribers of a channel and its videos checked again, after it was deleted or restored; returns
 * their topics.
 */
export async function recheckChannel(
  { tx, recheck }: Pick<WriteContext, 'tx' | 'recheck'>,
  channel: number,
): Promise<Topic[]> {
  const videos = await listVideosToTell(tx, channel)
  const topics: Topic[] = [
    `channel:${channel}`,
    ...videos.flatMap((id): Topic[] => [`video:${id}`, `comments:${id}`]),
  ]
  await recheck({ topics })
  return topics
}
