import { restore_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelAgain } from './channels.again.ts'
import { recheckChannel } from './channels.rechecks.ts'
import { hasRoomForChannel, setChannelDeleted } from './channels.writing.queries.ts'

export default handle(restore_channel, {
  again: channelAgain,
  async run({ channel_id }, context) {
    const { tx, member, refuse, hint } = context
    const hasRoom = await hasRoomForChannel(tx, member.id)
    if (!(await setChannelDeleted(tx, member.id, channel_id, false))) refuse('channel_not_found')
    if (!hasRoom) refuse('too_many_channels')
    // Pages that were told that everything is gone read it again.
    for (const topic of await recheckChannel(context, channel_id)) hint(topic)
    return channelAgain.answer(channel_id, { ...context, db: tx })
  },
})
