/** Notifications of decisions: for those who reported, and for the member whose it is. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'

const common = {
  category: 'own',
  event: 'report.decided',
  tells: { in_app: true, mail: true, push: true },
} as const

const ofReport = (name: NotificationKindName, stillSo: RawBuilder<boolean>): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from reports sent where sent.id = a.about_id and sent.reporter_id = ${viewer} and ${stillSo})`,
  link: sql<string>`'/setting/reported-content'`,
})

const ofDecision = (name: NotificationKindName, stillSo: RawBuilder<boolean>): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from decisions de where de.id = a.about_id and de.member_id = ${viewer} and ${stillSo})`,
  link: sql<string>`'/setting/decisions'`,
  excerpt: sql<string>`(select ${excerptBeginning(sql`de.shown->>'message'`)} from decisions de where de.id = a.about_id)`,
})

const hasAppeal = (state: 'upheld' | 'overturned') => sql<boolean>`exists (
  select from appeals ap where ap.decision_id = de.id and ap.state = ${sql.lit(state)})`

/** News for the juror whose seat is `about_id`. */
const ofJury = (name: NotificationKindName, stillSo: RawBuilder<boolean>): NotificationKind => ({
  ...common,
  name,
  stands: (viewer) => sql<boolean>`exists (
    select from jurors ju join appeals ap on ap.id = ju.appeal_id
    where ju.id = a.about_id and ju.member_id = ${viewer} and ${stillSo})`,
  link: sql<string>`'/setting/jury'`,
})

export const moderationNotifications: readonly NotificationKind[] = [
  ofReport('report_upheld', sql`sent.state = 'upheld'`),
  ofReport('report_dismissed', sql`sent.state = 'dismissed'`),
  ofReport('report_overturned', sql`sent.state = 'dismissed'`),
  ofDecision('decision_made', sql`de.undone_at is null`),
  // A won appeal says the same in its own words.
  ofDecision('decision_undone', sql`de.undone_at is not null and not ${hasAppeal('overturned')}`),
  ofDecision('appeal_upheld', sql`de.undone_at is null and ${hasAppeal('upheld')}`),
  ofDecision('appeal_overturned', hasAppeal('overturned')),
  {
    ...common,
    name: 'moderators_wrote',
    event: 'moderators.wrote',
    stands: (viewer) => sql<boolean>`exists (
      select from moderator_threads th where th.id = a.about_id and th.member_id = ${viewer})`,
    link: sql<string>`'/setting/moderators' || coalesce(
      (select '?decision=' || th.decision_id from moderator_threads th where th.id = a.about_id), '')`,
    excerpt: sql<string>`(
      select ${excerptBeginning(sql`me.message`)} from moderator_messages me
      where me.thread_id = a.about_id and me.by_staff order by me.id desc limit 1)`,
  },
  ofJury('jury_invited', sql`ju.state = 'invited' and ap.state = 'jury'`),
  ofJury('jury_ended', sql`ju.state = 'voted' and ap.state <> 'jury'`),
]
