import { create_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelAgain } from './channels.again.ts'
import { addPictures, makePictures, unmakePictures } from './channels.pictures.ts'
import { handleOf } from './channels.rules.ts'
import { addChannel, freeHandle, hasRoomForChannel, keepHandle } from './channels.writing.queries.ts'

export default handle(create_channel, {
  again: channelAgain,

  before: (input, context) => makePictures(input, { ...context, owner: context.member.id }),

  async run({ channel_name: name, handle: wanted, about, links, comment_hold }, context) {
    const { tx, before: made, member, refuse, hintOnly } = context
    if (!(await hasRoomForChannel(tx, member.id))) refuse('too_many_channels')
    if (wanted && !(await keepHandle(tx, wanted))) refuse('handle_taken')
    const handle = wanted || (await freeHandle(tx, handleOf(name) ?? 'channel'))
    const pictures = await addPictures(context, member.id, made)
    const id = await addChannel(tx, member.id, { name, handle, about, links, comment_hold, ...pictures })
    hintOnly([member.id])
    return channelAgain.answer(id ?? refuse('channel_not_found'), { ...context, db: tx })
  },

  undo: unmakePictures,
})
