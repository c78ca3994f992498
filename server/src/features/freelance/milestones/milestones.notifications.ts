/** Notifications about milestones; a trigger of migration 0234 writes them with each entry of a milestone's log. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { excerptBeginning } from '../../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'

type Part = RawBuilder<unknown>

const its = (what: Part) => sql`(
  select ${what} from job_milestones jm join agreements ag on ag.id = jm.agreement_id where jm.id = a.about_id)`

/** News of the milestone `about_id`, for the two of its agreement: whatever has come between them, money is told of. */
const about = (name: NotificationKindName, stillSo: Part = sql`true`): NotificationKind => ({
  name,
  category: 'work',
  event: 'agreement.changed',
  stands: (viewer) => sql<boolean>`(${its(sql`${visibleAgreement(viewer)} and ${stillSo}`)} is true)`,
  link: sql<string>`coalesce(${its(sql`'/projects/' || ag.job_id`)}, '/freelancer/myProjects')`,
  excerpt: sql<string>`${its(excerptBeginning(sql`jm.description`))}`,
  tells: { in_app: true, mail: true, push: true },
})

const isAsked = sql`jm.state in ('asked_by_client', 'asked_by_freelancer')`
const refundWaits = sql`
  exists (select from job_refunds jr where jr.milestone_id = jm.id and jr.state = 'waiting')`
const changeWaits = sql`exists (select from job_milestone_changes jc where jc.milestone_id = jm.id)`

export const milestoneNotifications: readonly NotificationKind[] = [
  about('job_milestone_requested', isAsked),
  about('job_milestone_accepted'),
  about('job_milestone_declined', sql`jm.state = 'declined'`),
  about('job_milestone_cancelled', sql`jm.state = 'cancelled'`),
  about('job_milestone_funded'),
  about('job_milestone_submitted', sql`jm.state = 'submitted'`),
  about('job_milestone_changes', sql`jm.state = 'changes_requested'`),
  about('job_milestone_released'),
  about('job_milestone_refund_asked', refundWaits),
  about('job_milestone_refund_declined'),
  about('job_milestone_refunded'),
  about('job_milestone_change', changeWaits),
  about('job_milestone_change_answered'),
  about('job_milestone_reminder', sql`jm.state = 'submitted'`),
  about('job_week_logged', sql`jm.state = 'submitted'`),
]
