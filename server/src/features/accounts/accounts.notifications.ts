import { sql } from 'kysely'
import type { NotificationKind } from '../../platform/notification-kinds.ts'

export const accountsNotifications: readonly NotificationKind[] = [
  {
    name: 'export_ready',
    category: 'own',
    event: 'export.ready',
    // The item is the export's end time, so that a replaced export no longer matches.
    stands: (viewer) => sql<boolean>`exists (
      select from exports e where e.member_id = ${viewer} and e.state = 'ready' and e.ends_at > now()
        and floor(extract(epoch from e.ends_at) * 1000)::bigint = a.item_id)`,
    link: sql<string>`'/setting/leaving'`,
    // The export has a mail of its own.
    tells: { in_app: true, mail: false, push: true },
  },
]
