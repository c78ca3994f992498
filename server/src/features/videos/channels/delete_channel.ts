import { delete_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { recheckChannel } from './channels.rechecks.ts'
import { setChannelDeleted } from './channels.writing.queries.ts'

export default handle(delete_channel, async ({ channel_id }, context) => {
  const { tx, member, refuse } = context
  if (!(await setChannelDeleted(tx, member.id, channel_id, true))) refuse('channel_not_found')
  await recheckChannel(context, channel_id)
  return {}
})
