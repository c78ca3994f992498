import { chat_message_forward } from '@commons/contract/chat/messages.ts'
import {
  findForwarded,
  isOfGoneFile,
  prepareForwarding,
  prepareWords,
} from '../../../conversations/messages.forwarding.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { messageShape, unread } from '../chat.shape.ts'
import { prepareAddress, send, sending } from './sending.ts'

export default handle(chat_message_forward, {
  emits: sending.emits,
  again: sending.again,
  async before({ message_id: id, message: remark, ...to }, context) {
    const { db, member, refuse } = context
    const source = (await findForwarded(db, member.id, id)) ?? refuse('message_not_found')
    if (source.is_blocked) throw new Refusal('file_blocked')
    if (!source.is_ready) refuse('file_not_ready')
    const address = await prepareAddress(to, context)
    return {
      forwarded: { ...(await prepareForwarding(source, context)), ...address },
      remark: remark ? { ...(await prepareWords({ message: remark }, context)), ...address } : undefined,
    }
  },
  async run({ message_id: id, friend_id, by_freelancer }, { before: { forwarded, remark }, ...context }) {
    const { tx, member, refuse, viewer } = context
    // It may have been deleted since, or its file removed.
    const source = (await findForwarded(tx, member.id, id)) ?? refuse('message_not_found')
    if (source.is_blocked) throw new Refusal('file_blocked')
    const to = { friend_id, by_freelancer }
    const row = await send(to, { ...context, before: forwarded }).catch((error: unknown) => {
      if (isOfGoneFile(error)) refuse('message_not_found')
      throw error
    })
    if (remark) await send(to, { ...context, before: { ...remark, chat: row.place } })
    return { recdata: messageShape(row, viewer, unread) }
  },
})
