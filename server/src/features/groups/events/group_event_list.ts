import { group_event_list } from '@commons/contract/groups/events.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { checkOpen } from '../groups.timeline.ts'
import { listComingEvents, listPastEvents } from './events.queries.ts'
import { eventShape } from './events.shape.ts'

export default handle(group_event_list, async ({ group_id: group, time = 'coming' }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset } = page
  const list = time === 'coming' ? listComingEvents : listPastEvents
  const rows = await list(db, member.id, group, now(), before.at, before.id, limit, offset)
  if (rows.length === 0) await checkOpen(context, group)
  return { recdata: rows.map((row) => eventShape(row, viewer)), ...nextOf(rows, page) }
})
