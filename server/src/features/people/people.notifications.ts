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
  {
    name: 'referral_complete',
    category: 'people',
    event: 'referral.completed',
    stands: (viewer) => sql<boolean>`(
      exists (select from referrals referral
        where referral.member_id = a.actor_id and referral.referrer_id = ${viewer} and referral.completed_at is not null)
      and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    link: sql<string>`'/timeLine/' || a.actor_id`,
    tells: { in_app: true, mail: true, push: true },
  },
]
