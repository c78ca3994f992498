import { sql } from 'kysely'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { isFollowing, notHidden } from '../../visibility/members.ts'

export const peopleNotifications: readonly NotificationKind[] = [
  {
    name: 'follow',
    category: 'people',
    event: 'member.followed',
    stands: (viewer) => sql<boolean>`(
      ${isFollowing(sql.ref('a.actor_id'), viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    link: sql<string>`'/timeLine/' || a.actor_id`,
    tells: { in_app: true, mail: true, push: true },
  },
]
