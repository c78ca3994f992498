import { group_calendar } from '@commons/contract/groups/events.ts'
import { mostComingEvents } from '@commons/contract/shared/group-event.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { newest } from '../../../platform/call/page.ts'
import { findListedGroup } from '../groups.queries.ts'
import { checkOpen } from '../groups.timeline.ts'
import { calendarName, calendarOf } from './calendar.ts'
import { listComingEvents } from './events.queries.ts'

export default handle(group_calendar, async ({ group_id: group }, context) => {
  const { db, member, platform, refuse } = context
  await checkOpen(context, group)
  const { name } = (await findListedGroup(db, member.id, group)) ?? refuse('group_not_found')
  const rows = await listComingEvents(db, member.id, group, now(), newest, newest, mostComingEvents, 0)
  return { file_name: calendarName(name), calendar: calendarOf(platform.site, rows) }
})
