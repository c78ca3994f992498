/** Tells members whose number was verified in another account. */
import { sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'

declare module '../../../platform/events.ts' {
  interface Events {
    /** The phone number of `member` was verified in another account. */
    'phone.moved': { member: number }
  }
}

export const trustNotifications: readonly NotificationKind[] = [
  {
    name: 'phone_moved',
    category: 'work',
    event: 'phone.moved',
    stands: () => sql<boolean>`true`,
    link: sql<string>`'/freelancer/settings/trust'`,
    excerpt: sql<string>`''`,
    tells: { in_app: true, mail: true, push: true },
  },
]
