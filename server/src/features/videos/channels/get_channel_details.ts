import { get_channel_details } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelAgain } from './channels.again.ts'

export default handle(get_channel_details, async ({ channel_id }, context) => ({
  data: (await channelAgain.answer(channel_id, context)).recdata,
}))
