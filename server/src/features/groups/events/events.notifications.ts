/** Notifications of events of groups, each about one event. They name nobody: an event is the group's. */
import { type RawBuilder, sql } from 'kysely'
import { excerptBeginning, type NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleGroupEvent } from '../../../visibility/group-events.ts'
import { isGroupMember } from '../../../visibility/groups.ts'
import type { Who } from '../../../visibility/members.ts'

const ofEvent = <T>(what: RawBuilder<T>) =>
  sql<T>`(select ${what} from group_events ev where ev.id = a.about_id)`
const isGuest = (viewer: Who) => sql<boolean>`
  exists (select from group_event_answers said where said.event_id = ev.id and said.member_id = ${viewer}
    and said.answer in ('yes', 'maybe'))`

/** It still begins when the reminder said, and hasn't begun yet. */
const isStillBeginning = sql<boolean>`
  ev.begins_at > now() and extract(epoch from ev.begins_at)::bigint = a.item_id`

const kind = (
  name: NotificationKind['name'],
  and: (viewer: Who) => RawBuilder<boolean>,
): NotificationKind => ({
  name,
  category: 'people',
  event: 'group.event',
  stands: (viewer) =>
    sql<boolean>`(${ofEvent(sql`${visibleGroupEvent(viewer)} and ${and(viewer)}`)} is true)`,
  link: ofEvent(sql<string>`'/groupdetail/' || ev.group_id || '/event/' || ev.id`),
  // Where it takes place the clock says this, whatever language it is read in.
  excerpt: excerptBeginning(
    ofEvent(
      sql`ev.title || ' · ' || to_char(ev.begins_at at time zone ev.time_zone, 'YYYY-MM-DD HH24:MI') || ' (' || ev.time_zone || ')'`,
    ),
  ),
  tells: { in_app: true, mail: true, push: true },
})

export const eventsNotifications: readonly NotificationKind[] = [
  kind(
    'group_event',
    (viewer) => sql<boolean>`
      ev.cancelled_at is null and ev.ends_at > now() and ${isGroupMember(viewer, sql.ref('ev.group_id'))}`,
  ),
  kind('group_event_changed', (viewer) => sql<boolean>`ev.cancelled_at is null and ${isGuest(viewer)}`),
  kind('group_event_cancelled', () => sql<boolean>`ev.cancelled_at is not null`),
  kind(
    'group_event_reminder',
    (viewer) => sql<boolean>`ev.cancelled_at is null and ${isStillBeginning} and ${isGuest(viewer)}`,
  ),
]
