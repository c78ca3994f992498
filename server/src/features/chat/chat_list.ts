import { chat_list } from '@commons/contract/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listChats } from './chat.queries.ts'
import { chatKind } from './chat.rows.ts'
import { showList } from './chat.shown.ts'

export default handle(
  chat_list,
  async ({ filter = 'all', search, by_freelancer }, { db, member, viewer, page }) => {
    const { before, limit, offset } = page
    const list = listChats[filter][by_freelancer === undefined ? 'any' : chatKind(by_freelancer)]
    const rows = await list(db, member.id, search || null, before.at, before.id, limit, offset)
    const places = rows.map(({ at, chat_id }) => ({ at, id: chat_id }))
    return { users: await showList(db, rows, viewer), ...nextOf(places, page) }
  },
)
