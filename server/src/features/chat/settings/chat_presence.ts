import { chat_presence } from '@commons/contract/chat/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findPresence } from './settings.queries.ts'

export default handle(chat_presence, async ({ friend_id }, { db, member, refuse }) => {
  const presence = (await findPresence(db, member.id, friend_id)) ?? refuse('member_not_found')
  return { is_online: flag(presence.is_online), last_seen: presence.last_seen?.toISOString() ?? null }
})
