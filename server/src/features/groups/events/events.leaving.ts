import { sql } from 'kysely'
import type { Leaving } from '../../../platform/leaving.ts'

/** An event stays with its group, without the name of who made it. */
export const eventsLeaving: Leaving = {
  tables: {
    group_events: {
      file: 'group-events',
      rows: (member) => sql`
        select g.name as group, ev.title, ev.description, ev.place, ev.link, ev.begins_at, ev.ends_at, ev.time_zone, ev.places,
          ev.created_at, ev.cancelled_at
        from group_events ev join groups g on g.id = ev.group_id
        where ev.author_id = ${member} order by ev.id`,
    },
    group_event_answers: {
      file: 'group-event-answers',
      rows: (member) => sql`
        select g.name as group, ev.title as event, ev.begins_at, a.answer, a.answered_at
        from group_event_answers a join group_events ev on ev.id = a.event_id join groups g on g.id = ev.group_id
        where a.member_id = ${member} order by a.answered_at, ev.id`,
    },
  },
  // In one statement, which locks the events in order; the cascades of a member would go group by group.
  async erase(db, member) {
    await sql`delete from group_event_answers where member_id = ${member}`.execute(db)
  },
}
