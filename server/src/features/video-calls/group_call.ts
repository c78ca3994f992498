import { group_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { findGroupCall, isInGroup, listPeople } from './video-calls.rows.ts'
import { callOfManyShape } from './video-calls.shape.ts'

export default handle(group_call, async ({ group_id }, { db, member, viewer, refuse }) => {
  const row = await findGroupCall(db, member.id, group_id)
  if (!row) return (await isInGroup(db, member.id, group_id)) ? { data: null } : refuse('group_not_found')
  return { data: callOfManyShape(row, await listPeople(db, member.id, row.id), viewer) }
})
