import { group_event_calendar } from '@commons/contract/groups/events.ts'
import { handle } from '../../../platform/call/handle.ts'
import { calendarName, calendarOf } from './calendar.ts'
import { findEvent } from './events.queries.ts'

export default handle(
  group_event_calendar,
  async ({ group_event_id: event }, { db, member, platform, refuse }) => {
    const row = (await findEvent(db, member.id, event)) ?? refuse('group_event_not_found')
    return { file_name: calendarName(row.title), calendar: calendarOf(platform.site, [row]) }
  },
)
