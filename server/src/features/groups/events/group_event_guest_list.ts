import { group_event_guest_list } from '@commons/contract/groups/events.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findEvent, listGuests } from './events.queries.ts'
import { guestShape } from './events.shape.ts'

export default handle(group_event_guest_list, async ({ group_event_id: event, answer = 'yes' }, context) => {
  const { db, member, viewer, page, refuse } = context
  if (!(await findEvent(db, member.id, event))) refuse('group_event_not_found')
  const { before, limit, offset } = page
  const rows = await listGuests(db, member.id, event, answer, before.at, before.id, limit, offset)
  return { recdata: rows.map((row) => guestShape(row, viewer)), ...nextOf(rows, page) }
})
