import { update_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { tagsOf } from '../../tags/tags-in-text.ts'
import { videoAgain } from './videos.again.ts'
import { tellOfVideo } from './videos.hints.ts'
import { videoThumbnailMedia } from './videos.media.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isListed, isShared, momentOf } from './videos.rules.ts'
import { lockOwnVideo, setThumbnail, setVideo } from './videos.writing.queries.ts'

export default handle(update_video, {
  async before({ nsfw, hashtag, description }, { files, member, platform }) {
    // Validated before a file is taken in, which would be for nothing.
    const given = {
      ...(nsfw !== undefined && { nsfw: listReasons(nsfw) }),
      ...((hashtag !== undefined || description !== undefined) && {
        hashtags: tagsOf(hashtag, description ?? ''),
      }),
    }
    const taking = { use: videoThumbnailMedia, owner: member.id }
    const { thumbnail } = files
    return { given, thumbnail: thumbnail && (await platform.mediaRoad.accept(thumbnail, taking)) }
  },

  again: videoAgain,

  async run(input, context) {
    const { video_id: id, removes_thumbnail, audience, publish_at } = input
    const { tx, before, member, platform, refuse, hintOnly } = context
    const { given, thumbnail } = before
    const old = (await lockOwnVideo(tx, member.id, id)) ?? refuse('video_not_found')
    const { title = old.title, description = old.description, visibility = old.visibility } = input
    const isScheduledAnew = input.visibility !== undefined || publish_at !== undefined
    const publishAt = isScheduledAnew ? momentOf(visibility, publish_at) : old.publishAt
    const madeForKids = audience === undefined ? old.madeForKids : audience === 1
    const isEdited = title !== old.title || description !== old.description
    const written = { ...old, ...given, title, description, visibility, publishAt, madeForKids }
    await setVideo(tx, id, written, { isEdited })
    if (thumbnail && old.media_kind !== 'video') refuse('cover_without_video')
    const thumbnailId = thumbnail ? await platform.mediaRoad.attach(tx, thumbnail) : null
    if (thumbnail || removes_thumbnail === 1) await setThumbnail(tx, id, thumbnailId)
    if (!old.is_published || !(isShared(old) || isShared(written))) hintOnly([member.id])
    else if (visibility !== old.visibility) {
      await recheckVideo(context, id)
      // It is a new video to some, or gone from lists.
      tellOfVideo(context, { id, author: member.id, channel: old.channel, visibility })
      if (isListed(old)) context.hint('video_feed')
    }
    return videoAgain.answer(id, { ...context, db: tx })
  },

  async undo({ thumbnail }, { mediaRoad }) {
    if (thumbnail) await mediaRoad.discard(thumbnail)
  },
})
