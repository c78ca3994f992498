/** Notifications about disputes; a trigger of migration 0244 writes them with each entry of a dispute's log. */
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { type RawBuilder, sql } from 'kysely'
import { excerptBeginning } from '../../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'

type Part = RawBuilder<unknown>

const its = (what: Part) => sql`(
  select ${what} from job_disputes jd join job_milestones jm on jm.id = jd.milestone_id
  join agreements ag on ag.id = jm.agreement_id where jd.id = a.about_id)`

/** News of the dispute `about_id`, for its two: whatever has come between them, money is told of. */
const about = (name: NotificationKindName, stillSo: Part = sql`true`): NotificationKind => ({
  name,
  category: 'work',
  event: 'agreement.changed',
  stands: (viewer) => sql<boolean>`(${its(sql`${visibleAgreement(viewer)} and ${stillSo}`)} is true)`,
  link: sql<string>`'/freelancer/disputes/' || a.about_id`,
  excerpt: sql<string>`${its(excerptBeginning(sql`jm.description`))}`,
  tells: { in_app: true, mail: true, push: true },
})

const isFrozen = sql`jd.state in ('open', 'escalated')`

export const disputeNotifications: readonly NotificationKind[] = [
  about('job_dispute_opened', isFrozen),
  about('job_dispute_evidence', isFrozen),
  about('job_dispute_offer', isFrozen),
  about('job_dispute_reminder', sql`jd.state = 'open'`),
  about('job_dispute_escalated', sql`jd.state = 'escalated'`),
  about('job_dispute_withdrawn', sql`jd.state = 'withdrawn'`),
  about('job_dispute_settled'),
]
