import { chat_list } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listChats } from './chat.queries.ts'
import { chatKind } from './chat.rows.ts'
import { searchChats } from './chat.search.queries.ts'
import { showList } from './chat.shown.ts'

export default handle(
  chat_list,
  async ({ filter = 'all', search, by_freelancer }, { db, member, viewer, page }) => {
    const { before, limit, offset } = page
    const kind = by_freelancer === undefined ? 'any' : chatKind(by_freelancer)
    const rows = await (search
      ? searchChats[filter][kind](db, member.id, search, before.at, before.id, limit, offset)
      : listChats[filter][kind](db, member.id, before.at, before.id, limit, offset))
    const places = rows.map(({ at, chat_id }) => ({ at, id: chat_id }))
    return { users: await showList(db, rows, viewer), ...nextOf(places, page) }
  },
)
