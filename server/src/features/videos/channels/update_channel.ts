import { update_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelAgain } from './channels.again.ts'
import { addPictures, makePictures, unmakePictures } from './channels.pictures.ts'
import { keepHandle, lockOwnChannel, setChannel } from './channels.writing.queries.ts'

export default handle(update_channel, {
  again: channelAgain,

  before: makePictures,

  async run(input, context) {
    const { channel_id: id, channel_name: name, handle: wanted, about, links, comment_hold } = input
    const { tx, before: made, member, refuse } = context
    if (!(await lockOwnChannel(tx, member.id, id))) refuse('channel_not_found')
    if (wanted && !(await keepHandle(tx, wanted, id))) refuse('handle_taken')
    await setChannel(tx, id, {
      name,
      handle: wanted || undefined,
      about,
      links,
      comment_hold,
      ...(input.removes_file === 1 && { avatar_id: null }),
      ...(input.removes_banner === 1 && { banner_id: null }),
      ...(await addPictures(context, member.id, made)),
    })
    return channelAgain.answer(id, { ...context, db: tx })
  },

  undo: unmakePictures,
})
