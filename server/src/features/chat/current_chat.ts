import { current_chat, mostBoxes } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { listBoxes } from './chat.queries.ts'
import { chatKind } from './chat.rows.ts'
import { showBoxes } from './chat.shown.ts'

export default handle(current_chat, async ({ by_freelancer }, { db, member, viewer }) => {
  const kind = by_freelancer === undefined ? null : chatKind(by_freelancer)
  const users = await showBoxes(db, await listBoxes(db, member.id, kind, mostBoxes), viewer)
  return { users, data: users }
})
