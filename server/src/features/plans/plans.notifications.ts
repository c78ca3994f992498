import { sql } from 'kysely'
import type { NotificationKind } from '../../platform/notification-kinds.ts'

const kind = (
  name: 'plan_renewed' | 'plan_renewal_failed' | 'plan_ended',
  link: string,
): NotificationKind => ({
  name,
  category: 'money',
  event: 'plan.changed',
  stands: () => sql<boolean>`true`,
  link: sql<string>`${sql.lit(link)}`,
  tells: { in_app: true, mail: true, push: true },
})

export const plansNotifications: readonly NotificationKind[] = [
  kind('plan_renewed', '/setting/recurring-payments'),
  kind('plan_renewal_failed', '/setting/recurring-payments'),
  kind('plan_ended', '/plus'),
]
