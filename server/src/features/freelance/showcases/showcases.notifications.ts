/** Notifications about delivered work that both could show, or do. */
import { sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { notHidden } from '../../../visibility/members.ts'

const kind = (name: 'showcase_proposed' | 'showcase_published', isPublished: boolean): NotificationKind => ({
  name,
  category: 'work',
  event: 'agreement.changed',
  link: sql<string>`'/freelancer/agreements/' || a.about_id`,
  excerpt: sql<string>`(select js.title from job_showcases js where js.id = a.item_id)`,
  tells: { in_app: true, mail: true, push: true },
  stands: (viewer) => sql<boolean>`(
    (select ${visibleAgreement(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))}
      and (js.published_at is not null) = ${sql.lit(isPublished)}
      from job_showcases js join agreements ag on ag.id = js.agreement_id where js.id = a.item_id) is true)`,
})

export const showcaseNotifications: readonly NotificationKind[] = [
  kind('showcase_proposed', false),
  kind('showcase_published', true),
]
