/** Notifications about shares; a trigger of migration 0183 writes those of proposals and answers. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleChannel } from '../../../visibility/channels.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

const channel = sql.ref('a.about_id')
const about = {
  category: 'money',
  event: 'channel.share',
  link: sql<string>`'/mychannel/' || ${channel}`,
  excerpt: sql<string>`(select ch.name from channels ch where ch.id = ${channel})`,
  tells: { in_app: true, mail: true, push: true },
} as const

/** True where `viewer` sees the channel `ch` and who acted, and `such` holds. */
const stands = (viewer: Who, such: RawBuilder<unknown>) => sql<boolean>`(
  (select ${such} and ${visibleChannel(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))}
    from channels ch where ch.id = ${channel}) is true)`

const shareOf = (member: Who, such: RawBuilder<unknown>) => sql`
  exists (select from channel_shares s where s.channel_id = ch.id and s.member_id = ${member} and ${such})`

export const shareNotifications: readonly NotificationKind[] = [
  {
    ...about,
    name: 'channel_share_proposed',
    stands: (viewer) => stands(viewer, shareOf(viewer, sql`s.proposed is not null`)),
  },
  {
    ...about,
    name: 'channel_share_accepted',
    stands: (viewer) =>
      stands(
        viewer,
        sql`ch.owner_id = ${viewer} and ${shareOf(sql.ref('a.actor_id'), sql`s.percent is not null`)}`,
      ),
  },
  {
    ...about,
    name: 'channel_share_ended',
    stands: (viewer) => stands(viewer, sql`true`),
  },
]
