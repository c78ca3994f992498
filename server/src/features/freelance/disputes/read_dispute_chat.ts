import { read_dispute_chat } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { readChat } from './disputes.staff.ts'

export default handle(read_dispute_chat, async ({ dispute_id: id }, context) => {
  const { messages, places } = await readChat(context, id, context.page)
  context.logAct({ object: { kind: 'dispute', id } })
  return { data: { id, messages }, ...nextOf(places, context.page) }
})
