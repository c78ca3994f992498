import { delete_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from './channels.access.ts'
import { recheckChannel } from './channels.rechecks.ts'
import { setChannelDeleted } from './channels.writing.queries.ts'

export default handle(delete_channel, async ({ channel_id }, context) => {
  const { tx, refuse } = context
  const { owner } = await lockChannelFor(context, channel_id, 'delete')
  if (!(await setChannelDeleted(tx, owner, channel_id, true))) refuse('channel_not_found')
  await recheckChannel(context, channel_id)
  return {}
})
