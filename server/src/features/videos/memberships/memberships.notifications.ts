/** Notifications of memberships of channels: to the owner of a new member, to the member of all that follows. */
import { sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { notHidden } from '../../../visibility/members.ts'

const tells = { in_app: true, mail: true, push: true }

const nameOf = sql<string>`(
  select ch.name from memberships ms join channels ch on ch.id = ms.channel_id where ms.id = a.about_id)`

const pageOf = sql<string>`(select '/mychannel/' || ms.channel_id from memberships ms where ms.id = a.about_id)`

const isThere = sql<boolean>`exists (
  select from memberships ms join channels ch on ch.id = ms.channel_id where ms.id = a.about_id and ch.deleted_at is null)`

export const membershipNotifications: readonly NotificationKind[] = [
  {
    name: 'channel_member',
    category: 'money',
    event: 'membership.changed',
    stands: (viewer) => sql<boolean>`(${isThere} and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    link: pageOf,
    excerpt: nameOf,
    tells,
  },
  ...(['channel_renewed', 'channel_renewal_failed', 'channel_ended'] as const).map(
    (name): NotificationKind => ({
      name,
      category: 'money',
      event: 'membership.changed',
      stands: () => sql<boolean>`exists (select from memberships ms where ms.id = a.about_id)`,
      link: name === 'channel_ended' ? pageOf : sql<string>`'/setting/recurring-payments'`,
      excerpt: nameOf,
      tells,
    }),
  ),
]
