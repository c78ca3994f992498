/** Notifications of references that have come. */
import { sql } from 'kysely'
import { excerptBeginning } from '../../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'

declare module '../../../platform/events.ts' {
  interface Events {
    /** Somebody wrote a reference for `member`. */
    'reference.added': { member: number }
  }
}

export const referencesNotifications: readonly NotificationKind[] = [
  {
    name: 'reference_added',
    category: 'work',
    event: 'reference.added',
    stands: () => sql<boolean>`exists (select from member_references mr where mr.id = a.about_id)`,
    link: sql<string>`'/u/' || a.member_id`,
    excerpt: sql<string>`(
      select ${excerptBeginning(sql`mr.name`)} from member_references mr where mr.id = a.about_id)`,
    tells: { in_app: true, mail: true, push: true },
  },
]
