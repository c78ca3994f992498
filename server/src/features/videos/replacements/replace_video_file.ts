import { replace_video_file } from '@commons/contract/videos/replacements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkVideo, lockVideoFor } from '../videos.access.ts'
import { videoAgain } from '../videos.again.ts'
import { hintStaff } from '../videos.hints.ts'
import { videoMedia } from '../videos.media.ts'
import { lockFilesOf, setFile, setNextFile } from './replacements.queries.ts'

export default handle(replace_video_file, {
  async before({ video_id }, context) {
    const { files, platform, refuse } = context
    const { file } = files
    if (!file) return refuse('video_without_file')
    const { author: owner, title } = await checkVideo(context, video_id, 'edit')
    return { owner, file: await platform.mediaRoad.accept(file, { use: videoMedia, owner, alt: title }) }
  },

  again: videoAgain,

  async run({ video_id: id }, context) {
    const { tx, before, platform, refuse, hintOnly } = context
    await lockFilesOf(tx, id)
    const video = await lockVideoFor(context, id, 'edit')
    // Its channel was handed over in between.
    if (before.owner !== video.author) refuse('video_not_found')
    const mediaId = await platform.mediaRoad.attach(tx, before.file)
    await (video.is_published ? setNextFile(tx, id, mediaId) : setFile(tx, id, mediaId))
    // Others are told once they see it.
    hintOnly(video.staff)
    hintStaff(context, video)
    return videoAgain.answer(id, { ...context, db: tx })
  },

  undo: ({ file }, { mediaRoad }) => mediaRoad.discard(file),
})
