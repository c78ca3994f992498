import { chat_detail } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { showChat } from './chat.shown.ts'

export default handle(chat_detail, async ({ chat_id }, { db, viewer, refuse }) => ({
  recdata: (await showChat(db, chat_id, viewer)) ?? refuse('chat_not_found'),
}))
