import { unknownLanguage } from '@commons/contract/shared/caption-languages.ts'
import { add_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import type { TakenCaptions } from '../../platform/media/caption-files.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { tagsOf } from '../../tags/tags.rules.ts'
import { videoCaptions } from './captions/captions.media.ts'
import { setCaptions } from './captions/captions.queries.ts'
import { checkChannel } from './channels/channels.access.ts'
import { listStaff } from './channels/channels.queries.ts'
import { channelFor } from './channels/channels.uploads.ts'
import { videoAgain } from './videos.again.ts'
import { videoMedia, videoThumbnailMedia } from './videos.media.ts'
import { momentOf } from './videos.rules.ts'
import { addVideo } from './videos.writing.queries.ts'

export default handle(add_video, {
  async before(input, context) {
    const { files, member, platform, refuse } = context
    const { title, description, nsfw, hashtag, visibility = 'public', publish_at, audience } = input
    const { allows_download } = input
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
    // The channel's owner has room for its files, whoever sends them.
    const { channel_id: channel } = input
    const owner = channel ? (await checkChannel(context, channel, 'upload')).owner : member.id
    const taken = await mediaRoad.accept(file, { use: videoMedia, owner, alt: title })
    let words: TakenCaptions | undefined
    try {
      if (thumbnail && taken.kind !== 'video') refuse('cover_without_video')
      if (captions && taken.kind !== 'video') refuse('captions_without_video')
      words = captions && (await mediaRoad.captions.accept(captions, { use: videoCaptions, owner }))
      const taking = { use: videoThumbnailMedia, owner, alt: title }
      const shown = thumbnail && (await mediaRoad.accept(thumbnail, taking))
      return { written, owner, file: taken, words, thumbnail: shown }
    } catch (error) {
      await mediaRoad.discard(taken)
      if (words) await mediaRoad.captions.discard(words)
      throw error
    }
  },

  again: videoAgain,

  async run({ channel_id, captions_language: language = unknownLanguage }, context) {
    const { tx, before, member, platform, refuse, hint, hintOnly } = context
    const { written, owner, file, words, thumbnail } = before
    const channel = await channelFor(context, channel_id)
    // It was handed over in between.
    if (channel.owner !== owner) refuse('channel_not_found')
    const mediaId = await platform.mediaRoad.attach(tx, file)
    const thumbnailId = thumbnail ? await platform.mediaRoad.attach(tx, thumbnail) : null
    const added = await addVideo(tx, { ...written, author: owner, channel: channel.id, mediaId, thumbnailId })
    const id = added ?? refuse('video_not_found')
    if (words)
      await setCaptions(tx, id, { language, mediaId: await platform.mediaRoad.captions.attach(tx, words) })
    // Others get the hint when its file is ready.
    hintOnly([member.id])
    hint(`channel:${channel.id}`, await listStaff(tx, channel.id))
    return videoAgain.answer(id, { ...context, db: tx })
  },

  async undo({ file, words, thumbnail }, { mediaRoad }) {
    await mediaRoad.discard(file)
    if (words) await mediaRoad.captions.discard(words)
    if (thumbnail) await mediaRoad.discard(thumbnail)
  },
})
