import { update_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkChannel, lockChannelFor } from './channels.access.ts'
import { channelAgain } from './channels.again.ts'
import { addPictures, makePictures, unmakePictures } from './channels.pictures.ts'
import { keepHandle, setChannel } from './channels.writing.queries.ts'

export default handle(update_channel, {
  again: channelAgain,

  async before(input, context) {
    const { owner } = await checkChannel(context, input.channel_id, 'customise')
    return { owner, made: await makePictures(input, { ...context, owner }) }
  },

  async run(input, context) {
    const { channel_id: id, channel_name: name, handle: wanted, about, links, comment_hold } = input
    const { tx, before, refuse } = context
    const { owner } = await lockChannelFor(context, id, 'customise')
    // It was handed over in between.
    if (owner !== before.owner) refuse('channel_not_found')
    if (wanted && !(await keepHandle(tx, wanted, id))) refuse('handle_taken')
    await setChannel(tx, id, {
      name,
      handle: wanted || undefined,
      about,
      links,
      comment_hold,
      ...(input.removes_file === 1 && { avatar_id: null }),
      ...(input.removes_banner === 1 && { banner_id: null }),
      ...(await addPictures(context, owner, before.made)),
    })
    return channelAgain.answer(id, { ...context, db: tx })
  },

  undo: ({ made }, platform) => unmakePictures(made, platform),
})
