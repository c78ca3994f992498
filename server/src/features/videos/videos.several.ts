/** What follows when several videos are changed at once. */
import type { WriteContext } from '../../platform/write.ts'
import { hintStaff, tellOfVideo } from './videos.hints.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isListed, isOpen } from './videos.rules.ts'
import type { PlacedVideo } from './videos.writing.queries.ts'
import type { Visibility } from './videos.rows.ts'

interface Changing extends Pick<WriteContext, 'emit' | 'hint' | 'recheck'> {
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[]): void
}

/** Tells those who see the videos, or saw them. Returns which of the asked ones were changed, and which weren't. */
export async function followSeveral(
  context: Changing,
  asked: readonly number[],
  videos: ReadonlyArray<PlacedVideo & { readonly was?: Visibility }>,
): Promise<{ video_ids: number[]; refused_ids: number[] }> {
  context.hintOnly([context.member.id])
  const ids = new Set(videos.map(({ id }) => id))
  if (ids.size > 0) await recheckVideo(context, ...ids)
  for (const { was, ...video } of videos) {
    const { id, channel, staff, visibility, is_published } = video
    hintStaff(context, video)
    if (!is_published || was === visibility) context.hint(`video:${id}`, staff)
    else if (was !== undefined) tellOfVideo(context, video)
    else context.hint(`video:${id}`, isOpen(video) ? undefined : staff)
    if (!is_published || was === visibility) continue
    if (!isListed(video) && !(was && isListed({ visibility: was }))) continue
    context.hint(`channel:${channel}`)
    context.hint('video_feed')
  }
  return { video_ids: asked.filter((id) => ids.has(id)), refused_ids: asked.filter((id) => !ids.has(id)) }
}
