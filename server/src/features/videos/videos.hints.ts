/** Hints of videos that appear. */
import type { WriteContext } from '../../platform/write.ts'
import { isListed, isShared } from './videos.rules.ts'
import type { PlacedVideo } from './videos.writing.queries.ts'

/** Tells the pages where those who run a channel see all its videos. */
export function hintStaff(
  { hint }: Pick<WriteContext, 'hint'>,
  { author, channel, staff }: Pick<PlacedVideo, 'author' | 'channel' | 'staff'>,
): void {
  hint(`videos:${author}`, [author])
  hint(`channel:${channel}`, staff)
}

/** Tells those who see a video that something of it has changed, but not who sees it. */
export function hintChanged(
  context: Pick<WriteContext, 'hint'> & { hintOnly: (members: readonly number[]) => void },
  video: PlacedVideo,
): void {
  if (!video.is_published || !isShared(video)) context.hintOnly(video.staff)
  hintStaff(context, video)
}

/** Tells pages of a video that has become visible to more members, whose file is ready. */
export function tellOfVideo(
  context: Pick<WriteContext, 'emit' | 'hint'>,
  video: Omit<PlacedVideo, 'is_published'>,
): void {
  const { emit, hint } = context
  const { id, author, channel, staff, visibility } = video
  hintStaff(context, video)
  hint(`video:${id}`, isShared({ visibility }) ? undefined : staff)
  if (!isListed({ visibility })) return
  hint('video_feed')
  hint(`channel:${channel}`)
  emit('video.published', { video: id, author })
}
