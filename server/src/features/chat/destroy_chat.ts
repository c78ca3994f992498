import { destroy_chat } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { findPair } from './chat.queries.ts'
import { chatKind } from './chat.rows.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(
  destroy_chat,
  async ({ friend_id: friend, by_freelancer }, { tx, member, hint, refuse }) => {
    const pair = await findPair(tx, member.id, { friend, kind: chatKind(by_freelancer) })
    const chat = pair?.chat ?? refuse('chat_not_found')
    if (!(await chatWrites.clear(tx, member.id, chat))) refuse('chat_not_found')
    hint(`chat:${chat}`)
    return {}
  },
)
