import { group_chat_reply_list } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { chats } from './chat.conversations.ts'
import { replyShape } from './chat.shape.ts'

export default handle(
  group_chat_reply_list,
  async ({ group_chat_id: id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset } = page
    const rows = await chats.listReplies(db, member.id, id, before, limit, offset)
    // Replies prove that the caller is in the group; only an empty list has to ask.
    const group = rows[0]?.place ?? (await chats.findMessage(db, member.id, id))?.place
    return {
      group: group ?? refuse('message_not_found'),
      recdata: rows.map((row) => replyShape(row, viewer)),
      ...nextOf(
        rows.map(({ seq }) => seq),
        page,
      ),
    }
  },
)
