import { several_chat_picture } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { cropOf } from '../../../platform/media/crop.ts'
import { chatPictureMedia } from '../chat.media.ts'
import { answerChanged } from './several.hints.ts'
import { setPicture, whyNotAdmin } from './several.queries.ts'

export default handle(several_chat_picture, {
  async before({ chat_id, ...sides }, { db, member, files, platform, refuse }) {
    const reason = await whyNotAdmin(db, member.id, chat_id)
    if (reason) refuse(reason)
    return platform.mediaRoad.render(files.picture ?? refuse('picture_missing'), {
      use: chatPictureMedia,
      owner: member.id,
      crop: cropOf(sides, ''),
    })
  },

  async run({ chat_id }, context) {
    const { tx, member, platform, before, refuse } = context
    const reason = await setPicture(tx, member.id, chat_id, () =>
      platform.mediaRoad.addReady(tx, member.id, before),
    )
    if (reason) refuse(reason)
    return answerChanged(context, chat_id)
  },

  undo: (made, { mediaRoad }) => mediaRoad.unmake(made),
})
