import { get_channel } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelAgain } from './channels.again.ts'

export default handle(get_channel, async ({ channel_id }, context) => ({
  response: (await channelAgain.answer(channel_id, context)).recdata,
}))
