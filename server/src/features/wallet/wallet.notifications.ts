/**
 * Notifications about money. The trigger `follow_transfers` writes those of tips and transfers with their
 * posting, `tellOfWithdrawal` those of withdrawals, `tellOfDeposit` and `tellOfWriteOff` those of deposits.
 */
import { sql } from 'kysely'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { notHidden } from '../../visibility/members.ts'

const tells = { in_app: true, mail: true, push: true }
const link = sql<string>`'/wallet'`

/** The amount as text, such as "5 FCELL". */
const amount = sql<string>`(
  select trim_scale((a.data ->> 'units')::numeric / (10::numeric ^ asset.decimals))::text || ' ' || asset.code
  from assets asset where asset.id = (a.data ->> 'asset')::smallint)`

export const walletNotifications: readonly NotificationKind[] = [
  ...(['tip', 'reel_tip', 'video_tip', 'channel_share_tip', 'transfer'] as const).map(
    (name): NotificationKind => ({
      name,
      category: 'money',
      event: 'money.received',
      stands: (viewer) => notHidden(viewer, sql.ref('a.actor_id')),
      link,
      excerpt: amount,
      tells,
    }),
  ),
  ...(
    ['deposit', 'deposit_written_off', 'withdrawal_sent', 'withdrawal_failed', 'withdrawal_refused'] as const
  ).map((name): NotificationKind => ({
    name,
    category: 'money',
    event:
      name === 'deposit'
        ? 'deposit.credited'
        : name === 'deposit_written_off'
          ? 'deposit.taken_back'
          : 'withdrawal.moved',
    stands: () => sql<boolean>`true`,
    link,
    excerpt: amount,
    tells,
  })),
  {
    name: 'price_alert',
    category: 'money',
    event: 'price.reached',
    stands: () => sql<boolean>`true`,
    link,
    excerpt: sql<string>`(a.data ->> 'text')`,
    tells,
  },
]
