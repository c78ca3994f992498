import type { Feature } from '../../../feature.ts'
import { about } from '../../../platform/notification-kinds.ts'
import { visibleGroupEvents } from '../../../visibility/group-events.ts'
import { openGroups } from '../../../visibility/groups.ts'
import { remindGuests, removeOldEvents } from './events.jobs.ts'
import { eventsLeaving } from './events.leaving.ts'
import { eventsNotifications } from './events.notifications.ts'
import { eventReports } from './events.reports.ts'

export const groupsEvents: Feature = {
  partOf: 'groups',
  topics: { group_events: openGroups, group_event: visibleGroupEvents },
  jobs: (platform) => [remindGuests(platform), removeOldEvents(platform)],
  notifications: about('groups', eventsNotifications),
  reports: eventReports,
  leaving: eventsLeaving,
}
