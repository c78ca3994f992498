import { group_call, mostShownInCall } from '@commons/contract/video-calls.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { handle } from '../../platform/call/handle.ts'
import { findGroupCall, isInGroup, listPeople } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(group_call, async ({ group_id }, { db, member, viewer, refuse }) => {
  const row = await findGroupCall(db, member.id, group_id)
  if (!row) return (await isInGroup(db, member.id, group_id)) ? { data: null } : refuse('group_not_found')
  const people = await listPeople(db, member.id, row.id)
  return {
    data: {
      ...callShape(row, viewer),
      people: people.slice(0, mostShownInCall).map((each) => authorShape(each.member_id, each, viewer.media)),
      people_count: people.length,
    },
  }
})
