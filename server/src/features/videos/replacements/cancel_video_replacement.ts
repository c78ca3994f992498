import { cancel_video_replacement } from '@commons/contract/videos/replacements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockVideoFor } from '../videos.access.ts'
import { videoAgain } from '../videos.again.ts'
import { hintStaff } from '../videos.hints.ts'
import { lockFilesOf, setNextFile } from './replacements.queries.ts'

export default handle(cancel_video_replacement, {
  again: videoAgain,
  async run({ video_id: id }, context) {
    const { tx, refuse, hintOnly } = context
    await lockFilesOf(tx, id)
    const video = await lockVideoFor(context, id, 'edit')
    if (!(await setNextFile(tx, id, null))) refuse('replacement_not_found')
    hintOnly(video.staff)
    hintStaff(context, video)
    return videoAgain.answer(id, { ...context, db: tx })
  },
})
