/** Notifications about bids; a trigger of migration 0231 writes them. */
import { type RawBuilder, sql } from 'kysely'
import { excerptBeginning } from '../../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleJob } from '../../../visibility/jobs.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

const job = sql.ref('a.about_id')
const bid = sql.ref('a.item_id')

const told = {
  category: 'work',
  // A bidder finds their own bid first there.
  link: sql<string>`'/projects/' || ${job} || '?tab=proposals'`,
  excerpt: sql<string>`(select ${excerptBeginning(sql`jb.title`)} from jobs jb where jb.id = ${job})`,
} as const

/** True where `such` holds for the bid `bd`, and `viewer` sees its job `jb` and who acted. */
const stands = (viewer: Who, such: RawBuilder<unknown>) => sql<boolean>`(
  (select ${such} and ${visibleJob(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))}
    from bids bd join jobs jb on jb.id = bd.job_id where bd.id = ${bid}) is true)`

/** A bid that came back is the member's own news, also where they don't see its job any more. */
const returned = {
  category: 'work',
  event: 'bids.returned',
  tells: { in_app: true, mail: true, push: false },
  stands: () =>
    sql<boolean>`exists (select from bids bd where bd.id = ${bid} and bd.returned_at is not null)`,
  link: sql<string>`coalesce(
    (select ${told.link} from jobs jb where jb.id = ${job} and ${visibleJob(sql.ref('a.member_id'))}),
    '/freelancer/myProjects?role=freelancer')`,
  excerpt: sql<string>`coalesce(
    (select ${excerptBeginning(sql`jb.title`)} from jobs jb where jb.id = ${job} and ${visibleJob(sql.ref('a.member_id'))}),
    '')`,
} as const

export const bidNotifications: readonly NotificationKind[] = [
  {
    ...told,
    name: 'bid_placed',
    event: 'bid.placed',
    tells: { in_app: true, mail: true, push: false },
    stands: (viewer) => stands(viewer, sql`bd.state <> 'retreated'`),
  },
  {
    ...told,
    name: 'bid_shortlisted',
    event: 'bid.answered',
    tells: { in_app: true, mail: false, push: false },
    stands: (viewer) => stands(viewer, sql`bd.state = 'shortlisted'`),
  },
  {
    ...told,
    name: 'bid_declined',
    event: 'bid.answered',
    tells: { in_app: true, mail: true, push: false },
    stands: (viewer) => stands(viewer, sql`bd.state = 'declined'`),
  },
  { ...returned, name: 'bid_returned' },
  { ...returned, name: 'bid_unanswered' },
]
