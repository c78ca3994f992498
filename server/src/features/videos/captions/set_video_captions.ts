import { mostCaptions } from '@commons/contract/shared/caption-languages.ts'
import { set_video_captions } from '@commons/contract/videos/captions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkVideo, lockVideoFor } from '../videos.access.ts'
import { videoAgain } from '../videos.again.ts'
import { hintChanged } from '../videos.hints.ts'
import { videoCaptions } from './captions.media.ts'
import { setCaptions } from './captions.queries.ts'

export default handle(set_video_captions, {
  async before({ video_id }, context) {
    const { files, platform, refuse } = context
    const { captions } = files
    if (!captions) return refuse('captions_missing')
    const { author: owner } = await checkVideo(context, video_id, 'edit')
    return platform.mediaRoad.captions.accept(captions, { use: videoCaptions, owner })
  },

  again: videoAgain,

  async run({ video_id: id, language }, context) {
    const { tx, before, platform, refuse } = context
    const video = await lockVideoFor(context, id, 'edit')
    // Its channel was handed over in between.
    if (before.owner !== video.author) refuse('video_not_found')
    if (video.media_kind !== 'video') refuse('captions_without_video')
    const mediaId = await platform.mediaRoad.captions.attach(tx, before)
    if ((await setCaptions(tx, id, { language, mediaId })) > mostCaptions) refuse('too_many_captions')
    hintChanged(context, video)
    return videoAgain.answer(id, { ...context, db: tx })
  },

  undo: (taken, { mediaRoad }) => mediaRoad.captions.discard(taken),
})
