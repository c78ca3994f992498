import { add_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { tagsOf } from '../../tags/tags-in-text.ts'
import { channelFor } from './channels/channels.uploads.ts'
import { videoAgain } from './videos.again.ts'
import { videoMedia, videoThumbnailMedia } from './videos.media.ts'
import { momentOf } from './videos.rules.ts'
import { addVideo } from './videos.writing.queries.ts'

export default handle(add_video, {
  async before(input, { files, member, platform, refuse }) {
    const {
      title,
      description,
      nsfw,
      hashtag,
      visibility = 'public',
      publish_at,
      audience,
      allows_download,
    } = input
    const { file, captions, thumbnail } = files
    if (!file) return refuse('video_without_file')
    // Validated before a file is taken in, which would be for nothing.
    const written = {
      title,
      description,
      hashtags: tagsOf(hashtag, description),
      nsfw: listReasons(nsfw),
      visibility,
      publishAt: momentOf(visibility, publish_at),
      madeForKids: audience === 1,
      allowsDownload: allows_download === 1,
    }
    const { mediaRoad } = platform
    const taken = await mediaRoad.accept(file, { use: videoMedia, owner: member.id, alt: title, captions })
    try {
      if (thumbnail && taken.kind !== 'video') refuse('cover_without_video')
      const taking = { use: videoThumbnailMedia, owner: member.id, alt: title }
      const shown = thumbnail && (await mediaRoad.accept(thumbnail, taking))
      return { written, file: taken, thumbnail: shown }
    } catch (error) {
      await mediaRoad.discard(taken)
      throw error
    }
  },

  again: videoAgain,

  async run({ channel_id }, context) {
    const { tx, before, member, platform, refuse, hintOnly } = context
    const { written, file, thumbnail } = before
    const channel = (await channelFor(tx, member.id, channel_id)) ?? refuse('channel_not_found')
    const mediaId = await platform.mediaRoad.attach(tx, file)
    const thumbnailId = thumbnail ? await platform.mediaRoad.attach(tx, thumbnail) : null
    const id = await addVideo(tx, { ...written, author: member.id, channel, mediaId, thumbnailId })
    // Others get the hint when its file is ready.
    hintOnly([member.id])
    return videoAgain.answer(id ?? refuse('video_not_found'), { ...context, db: tx })
  },

  async undo({ file, thumbnail }, { mediaRoad }) {
    await mediaRoad.discard(file)
    if (thumbnail) await mediaRoad.discard(thumbnail)
  },
})
