/** Notification of a webhook that was turned off because nothing reached it. */
import { sql } from 'kysely'
import { excerptBeginning, type NotificationKind } from '../../../platform/notification-kinds.ts'

export const webhookNotifications: readonly NotificationKind[] = [
  {
    name: 'webhook_off',
    category: 'own',
    event: 'webhook.off',
    // The item is the moment: once it was turned on again, only the next time is told.
    stands: (viewer) => sql<boolean>`exists (
      select from webhooks h where h.id = a.about_id and h.member_id = ${viewer}
        and floor(extract(epoch from h.off_at) * 1000)::bigint = a.item_id)`,
    link: sql<string>`'/setting/webhooks'`,
    excerpt: sql<string>`(select ${excerptBeginning(sql`h.name`)} from webhooks h where h.id = a.about_id)`,
    tells: { in_app: true, mail: true, push: true },
  },
]
