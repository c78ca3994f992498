import { several_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { findSeveralCall, isInSeveral, listPeople } from './video-calls.rows.ts'
import { callOfManyShape } from './video-calls.shape.ts'

export default handle(several_call, async ({ chat_id }, { db, member, viewer, refuse }) => {
  const row = await findSeveralCall(db, member.id, chat_id)
  if (!row) return (await isInSeveral(db, member.id, chat_id)) ? { data: null } : refuse('chat_not_found')
  return { data: callOfManyShape(row, await listPeople(db, member.id, row.id), viewer) }
})
