/** Notifications about hourly work; whoever changes hours writes them. */
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'

const agreement = sql.ref('a.about_id')

const about = (name: NotificationKindName): NotificationKind => ({
  name,
  category: 'work',
  event: 'agreement.changed',
  stands: (viewer) => sql<boolean>`(
    (select ${visibleAgreement(viewer)} from agreements ag where ag.id = ${agreement}) is true)`,
  link: sql<string>`'/freelancer/agreements/' || ${agreement}`,
  excerpt: sql<string>`(select ag.title from agreements ag where ag.id = ${agreement})`,
  tells: { in_app: true, mail: true, push: true },
})

export const hoursNotifications: readonly NotificationKind[] = [
  about('job_hours_funded'),
  about('job_hours_returned'),
  about('job_hours_used_up'),
  about('job_hours_paused'),
  about('job_hours_resumed'),
]
