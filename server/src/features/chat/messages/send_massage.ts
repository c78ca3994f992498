import { send_massage } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { messageShape, unread } from '../chat.shape.ts'
import { prepareSending, send, sending } from './sending.ts'

export default handle(send_massage, {
  ...sending,
  before: (given, context) => prepareSending(given, context),
  run: async (to, context) => ({ recdata: messageShape(await send(to, context), context.viewer, unread) }),
})
