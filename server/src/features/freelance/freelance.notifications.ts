/** Notifications about jobs. */
import { sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { jobs, takesBids, visibleJob } from '../../visibility/jobs.ts'
import type { Who } from '../../visibility/members.ts'

/** News of the job `about_id`, as long as it takes bids and the viewer sees it. */
const whileItTakesBids = {
  category: 'work',
  stands: (viewer: Who) => sql<boolean>`
    ((select ${takesBids} and ${visibleJob(viewer)} from jobs jb where jb.id = a.about_id) is true)`,
  link: sql<string>`(select ${jobs.link} from jobs jb where jb.id = a.about_id)`,
  excerpt: sql<string>`(select ${excerptBeginning(sql`jb.title`)} from jobs jb where jb.id = a.about_id)`,
} as const

export const freelanceNotifications: readonly NotificationKind[] = [
  {
    name: 'job_match',
    event: 'job.alerted',
    ...whileItTakesBids,
    tells: { in_app: true, mail: true, push: false },
  },
  {
    name: 'job_invite',
    event: 'job.invited',
    ...whileItTakesBids,
    tells: { in_app: true, mail: true, push: true },
  },
]
