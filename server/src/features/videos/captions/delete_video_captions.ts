import { delete_video_captions } from '@commons/contract/videos/captions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockVideoFor } from '../videos.access.ts'
import { videoAgain } from '../videos.again.ts'
import { hintChanged } from '../videos.hints.ts'
import { removeCaptions } from './captions.queries.ts'

export default handle(delete_video_captions, {
  again: videoAgain,
  async run({ video_id: id, language }, context) {
    const { tx, refuse } = context
    const video = await lockVideoFor(context, id, 'edit')
    if (!(await removeCaptions(tx, id, language))) refuse('captions_not_found')
    hintChanged(context, video)
    return videoAgain.answer(id, { ...context, db: tx })
  },
})
