import { several_chat_forward } from '@commons/contract/chat/several.ts'
import {
  findForwarded,
  isOfGoneFile,
  prepareForwarding,
  prepareWords,
} from '../../../conversations/messages.forwarding.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { chats } from '../chat.conversations.ts'
import { messageShape, unread } from '../chat.shape.ts'
import { sending } from '../messages/sending.ts'
import { hintPeople } from './several.hints.ts'
import { findStanding } from './several.queries.ts'

export default handle(several_chat_forward, {
  emits: sending.emits,
  again: sending.again,
  async before({ chat_id, message_id, message: remark }, context) {
    const { db, member, refuse } = context
    if ((await findStanding(db, member.id, chat_id)) === undefined) refuse('chat_not_found')
    const source = (await findForwarded(db, member.id, message_id)) ?? refuse('message_not_found')
    if (source.is_blocked) throw new Refusal('file_blocked')
    if (!source.is_ready) refuse('file_not_ready')
    return {
      forwarded: { ...(await prepareForwarding(source, context)), isTold: true },
      remark: remark ? { ...(await prepareWords({ message: remark }, context)), isTold: true } : undefined,
    }
  },
  async run({ chat_id, message_id }, { before: { forwarded, remark }, ...context }) {
    const { tx, member, refuse, viewer } = context
    // It may have been deleted since, or its file removed.
    const source = (await findForwarded(tx, member.id, message_id)) ?? refuse('message_not_found')
    if (source.is_blocked) throw new Refusal('file_blocked')
    const sent = await chats.send(chat_id, { ...context, before: forwarded }).catch((error: unknown) => {
      if (isOfGoneFile(error)) refuse('message_not_found')
      throw error
    })
    const row = sent ?? refuse('chat_not_found')
    if (remark) await chats.send(chat_id, { ...context, before: remark })
    await hintPeople(context, chat_id)
    return { recdata: messageShape(row, viewer, unread) }
  },
})
