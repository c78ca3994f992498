/** Notifications of decisions: for those who reported, and for the member whose it is. */
import { sql } from 'kysely'
import { excerptLength } from '../../discussion/discussion.notifications.ts'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'

const common = {
  category: 'own',
  event: 'report.decided',
  tells: { in_app: true, mail: true, push: true },
} as const

const ofReport = (name: NotificationKindName, state: 'upheld' | 'dismissed'): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from reports sent where sent.id = a.about_id and sent.reporter_id = ${viewer} and sent.state = ${sql.lit(state)})`,
  link: sql<string>`'/setting/reported-content'`,
})

const ofDecision = (name: NotificationKindName, isUndone: boolean): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from decisions de where de.id = a.about_id and de.member_id = ${viewer}
      and (de.undone_at is not null) = ${sql.lit(isUndone)})`,
  link: sql<string>`'/setting/decisions'`,
  excerpt: sql<string>`(select left(de.shown->>'message', ${excerptLength}) from decisions de where de.id = a.about_id)`,
})

export const moderationNotifications: readonly NotificationKind[] = [
  ofReport('report_upheld', 'upheld'),
  ofReport('report_dismissed', 'dismissed'),
  ofDecision('decision_made', false),
  ofDecision('decision_undone', true),
]
