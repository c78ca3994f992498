/** Hints of videos that appear. */
import type { WriteContext } from '../../platform/write.ts'
import { isListed, isShared } from './videos.rules.ts'
import type { PlacedVideo } from './videos.writing.queries.ts'

/** Tells pages of a video that has become visible to more members, whose file is ready. */
export function tellOfVideo(
  { emit, hint }: Pick<WriteContext, 'emit' | 'hint'>,
  { id, author, channel, visibility }: Omit<PlacedVideo, 'is_published'>,
): void {
  hint(`videos:${author}`, [author])
  hint(`video:${id}`, isShared({ visibility }) ? undefined : [author])
  if (!isListed({ visibility })) return
  hint('video_feed')
  hint(`channel:${channel}`)
  emit('video.published', { video: id, author })
}
