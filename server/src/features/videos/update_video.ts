import { update_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { tagsOf } from '../../tags/tags.rules.ts'
import { checkVideo, lockVideoFor } from './videos.access.ts'
import { videoAgain } from './videos.again.ts'
import { hintStaff, tellOfVideo } from './videos.hints.ts'
import { videoThumbnailMedia } from './videos.media.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isListed, isShared, momentOf } from './videos.rules.ts'
import { setThumbnail, setVideo } from './videos.writing.queries.ts'

export default handle(update_video, {
  async before({ video_id, nsfw, hashtag, description }, context) {
    const { files, platform } = context
    // Validated before a file is taken in, which would be for nothing.
    const given = {
      ...(nsfw !== undefined && { nsfw: listReasons(nsfw) }),
      ...((hashtag !== undefined || description !== undefined) && {
        hashtags: tagsOf(hashtag, description ?? ''),
      }),
    }
    const { thumbnail } = files
    if (!thumbnail) return { given }
    const { author: owner } = await checkVideo(context, video_id, 'edit')
    const taking = { use: videoThumbnailMedia, owner }
    return { given, owner, thumbnail: await platform.mediaRoad.accept(thumbnail, taking) }
  },

  again: videoAgain,

  async run(input, context) {
    const { video_id: id, removes_thumbnail, audience, publish_at, allows_download } = input
    const { tx, before, platform, refuse, hintOnly } = context
    const { given, owner, thumbnail } = before
    const old = await lockVideoFor(context, id, 'edit')
    // Its channel was handed over in between.
    if (thumbnail && owner !== old.author) refuse('video_not_found')
    const { title = old.title, description = old.description, visibility = old.visibility } = input
    const isScheduledAnew = input.visibility !== undefined || publish_at !== undefined
    const publishAt = isScheduledAnew ? momentOf(visibility, publish_at) : old.publishAt
    const madeForKids = audience === undefined ? old.madeForKids : audience === 1
    const allowsDownload = allows_download === undefined ? old.allowsDownload : allows_download === 1
    const isEdited = title !== old.title || description !== old.description
    const written = {
      ...old,
      ...given,
      title,
      description,
      visibility,
      publishAt,
      madeForKids,
      allowsDownload,
    }
    await setVideo(tx, id, written, { isEdited })
    if (thumbnail && old.media_kind !== 'video') refuse('cover_without_video')
    const thumbnailId = thumbnail ? await platform.mediaRoad.attach(tx, thumbnail) : null
    if (thumbnail || removes_thumbnail === 1) await setThumbnail(tx, id, thumbnailId)
    if (!old.is_published || !(isShared(old) || isShared(written))) hintOnly(old.staff)
    else if (visibility !== old.visibility) {
      await recheckVideo(context, id)
      // It is a new video to some, or gone from lists.
      tellOfVideo(context, { ...old, visibility })
      if (isListed(old)) context.hint('video_feed')
    }
    hintStaff(context, old)
    return videoAgain.answer(id, { ...context, db: tx })
  },

  async undo({ thumbnail }, { mediaRoad }) {
    if (thumbnail) await mediaRoad.discard(thumbnail)
  },
})
