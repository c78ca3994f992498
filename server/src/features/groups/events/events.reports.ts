/** Reports of events of groups. They are about who made the event, or who owns the group by then. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../../platform/report-kinds.ts'
import { visibleGroupEvent, visibleGroupEvents } from '../../../visibility/group-events.ts'
import { leadsGroup } from '../../../visibility/groups.ts'

const find = prepared<[viewer: number, event: number], Reported>(
  'find_reported_group_event',
  (viewer, event) => sql`
    select ev.id, coalesce(ev.author_id, owning.member_id) as author, ev.title as message, null as file_type,
      ev.openings is null and not g.is_closed as is_open,
      jsonb_build_object('group', g.name, 'description', ev.description, 'place', ev.place, 'link', ev.link,
        'begins_at', ev.begins_at, 'ends_at', ev.ends_at, 'coming', ev.yes_count) as evidence
    from group_events ev join groups g on g.id = ev.group_id
    join group_members owning on owning.group_id = g.id and owning.standing = 'owner'
    where ev.id = ${event} and ${visibleGroupEvent(viewer)}`,
)

export const eventReports: ReportKinds = {
  group_event: {
    find,
    table: 'group_events',
    as: 'ev',
    link: sql`'/groupdetail/' || ev.group_id || '/event/' || ev.id`,
    visible: visibleGroupEvents,
    notFound: 'group_event_not_found',
    acts: ['hide'],
    text: sql`ev.title`,
    topics: sql`array['group_event:' || ev.id, 'group_events:' || ev.group_id]`,
    involves: (member) => leadsGroup(member, sql.ref('ev.group_id')),
  },
}
