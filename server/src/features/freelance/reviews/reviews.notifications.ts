/** Notifications about reviews; a trigger of migration 0206 writes them. */
import { sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { notHidden } from '../../../visibility/members.ts'

const agreement = sql.ref('a.about_id')

/** Told at once, and without a word of the review: the other side can still write theirs. */
export const reviewNotifications: readonly NotificationKind[] = [
  {
    name: 'agreement_review',
    category: 'work',
    event: 'agreement.changed',
    link: sql<string>`'/freelancer/agreements/' || ${agreement}`,
    excerpt: sql<string>`(select ag.title from agreements ag where ag.id = ${agreement})`,
    tells: { in_app: true, mail: true, push: true },
    stands: (viewer) => sql<boolean>`(
      (select ${visibleAgreement(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))}
        and exists (select from reviews rv where rv.agreement_id = ag.id and rv.author_id = a.actor_id)
        from agreements ag where ag.id = ${agreement}) is true)`,
  },
]
