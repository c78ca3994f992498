/** Notifications of decisions: for those who reported, and for the member whose it is. */
import { type RawBuilder, sql } from 'kysely'
import { excerptLength } from '../../discussion/discussion.notifications.ts'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'

const common = {
  category: 'own',
  event: 'report.decided',
  tells: { in_app: true, mail: true, push: true },
} as const

const ofReport = (name: NotificationKindName, stillSo: RawBuilder<boolean>): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from reports sent where sent.id = a.about_id and sent.reporter_id = ${viewer} and ${stillSo})`,
  link: sql<string>`'/setting/reported-content'`,
})

const ofDecision = (name: NotificationKindName, stillSo: RawBuilder<boolean>): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from decisions de where de.id = a.about_id and de.member_id = ${viewer} and ${stillSo})`,
  link: sql<string>`'/setting/decisions'`,
  excerpt: sql<string>`(select left(de.shown->>'message', ${excerptLength}) from decisions de where de.id = a.about_id)`,
})

const hasAppeal = (state: 'upheld' | 'overturned') => sql<boolean>`exists (
  select from appeals ap where ap.decision_id = de.id and ap.state = ${sql.lit(state)})`

export const moderationNotifications: readonly NotificationKind[] = [
  ofReport('report_upheld', sql`sent.state = 'upheld'`),
  ofReport('report_dismissed', sql`sent.state = 'dismissed'`),
  ofReport('report_overturned', sql`sent.state = 'dismissed'`),
  ofDecision('decision_made', sql`de.undone_at is null`),
  // A won appeal says the same in its own words.
  ofDecision('decision_undone', sql`de.undone_at is not null and not ${hasAppeal('overturned')}`),
  ofDecision('appeal_upheld', sql`de.undone_at is null and ${hasAppeal('upheld')}`),
  ofDecision('appeal_overturned', hasAppeal('overturned')),
]
