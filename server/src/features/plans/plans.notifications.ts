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

/** The amount received as text, such as "0.05 ETH". */
const amount = sql<string>`(
  select trim_scale((a.data ->> 'units')::numeric / (10::numeric ^ asset.decimals))::text || ' ' || asset.code
  from assets asset where asset.id = (a.data ->> 'asset')::smallint)`

export const plansNotifications: readonly NotificationKind[] = [
  kind('plan_renewed', '/setting/recurring-payments'),
  kind('plan_renewal_failed', '/setting/recurring-payments'),
  kind('plan_ended', '/plus'),
  {
    name: 'payout',
    category: 'money',
    event: 'payout.made',
    stands: () => sql<boolean>`true`,
    link: sql<string>`'/setting/pro'`,
    excerpt: amount,
    tells: { in_app: true, mail: true, push: true },
  },
]
