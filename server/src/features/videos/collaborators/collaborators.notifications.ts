/** Notifications about running a channel with others; the trigger of migration 0165 writes them. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleChannel } from '../../../visibility/channels.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

const channel = sql.ref('a.about_id')
const about = {
  category: 'people',
  event: 'channel.role',
  link: sql<string>`'/mychannel/' || ${channel}`,
  excerpt: sql<string>`(select ch.name from channels ch where ch.id = ${channel})`,
  tells: { in_app: true, mail: true, push: true },
} as const

/** True where `such` holds for the row `staff` of this member, and `viewer` sees the channel and who acted. */
const stands = (viewer: Who, member: Who, such: RawBuilder<unknown>) => sql<boolean>`(
  (select ${such} and ${visibleChannel(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))}
    from channel_collaborators staff join channels ch on ch.id = staff.channel_id
    where staff.channel_id = ${channel} and staff.member_id = ${member}) is true)`

export const collaboratorNotifications: readonly NotificationKind[] = [
  {
    ...about,
    name: 'channel_invitation',
    stands: (viewer) => stands(viewer, viewer, sql`staff.accepted_at is null`),
  },
  {
    ...about,
    name: 'channel_joined',
    stands: (viewer) =>
      stands(viewer, sql.ref('a.actor_id'), sql`(staff.accepted_at is not null and ch.owner_id = ${viewer})`),
  },
  {
    ...about,
    name: 'channel_offer',
    stands: (viewer) => stands(viewer, viewer, sql`staff.offered_at is not null`),
  },
]
