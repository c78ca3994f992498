/** Notifications about offers, agreements and changes of their terms; triggers of migration 0205 write them. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { visibleJob } from '../../../visibility/jobs.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

const agreement = sql.ref('a.about_id')
const about = {
  category: 'work',
  event: 'agreement.changed',
  // Offers are answered on the page of their job.
  link: sql<string>`coalesce((select '/projects/' || ag.job_id from agreements ag where ag.id = ${agreement}), '/freelancer/myProjects')`,
  excerpt: sql<string>`(select ag.title from agreements ag where ag.id = ${agreement})`,
  tells: { in_app: true, mail: true, push: true },
} as const

/** What was agreed has a page that stays to both, whatever happens to its job. */
const agreed = { ...about, link: sql<string>`'/freelancer/agreements/' || ${agreement}` } as const

/** True where `such` holds for the agreement `ag`, and `viewer` sees it and who acted. */
const stands = (viewer: Who, such: RawBuilder<unknown>) => sql<boolean>`(
  (select ${such} and ${visibleAgreement(viewer)}
    and (a.actor_id is null or ${notHidden(viewer, sql.ref('a.actor_id'))})
    from agreements ag where ag.id = ${agreement}) is true)`

const isIn = (...states: readonly string[]) =>
  sql`ag.state in (${sql.join(states.map((state) => sql.lit(state)))})`

/** True where the version that is told of is in this state, and the agreement under way. */
const versionIs = (state: string) => sql`(
  ag.state = 'active'
  and (select v.state from agreement_versions v where v.id = a.item_id) = ${sql.lit(state)})`

export const agreementNotifications: readonly NotificationKind[] = [
  { ...about, name: 'agreement_offer', stands: (viewer) => stands(viewer, isIn('pending')) },
  { ...agreed, name: 'agreement_accepted', stands: (viewer) => stands(viewer, isIn('active', 'ended')) },
  { ...about, name: 'agreement_declined', stands: (viewer) => stands(viewer, isIn('declined')) },
  { ...about, name: 'agreement_withdrawn', stands: (viewer) => stands(viewer, isIn('withdrawn')) },
  { ...about, name: 'agreement_lapsed', stands: (viewer) => stands(viewer, isIn('lapsed')) },
  { ...agreed, name: 'agreement_ended', stands: (viewer) => stands(viewer, isIn('ended')) },
  { ...agreed, name: 'agreement_change', stands: (viewer) => stands(viewer, versionIs('proposed')) },
  { ...agreed, name: 'agreement_change_accepted', stands: (viewer) => stands(viewer, versionIs('accepted')) },
  { ...agreed, name: 'agreement_change_declined', stands: (viewer) => stands(viewer, versionIs('declined')) },
  {
    ...about,
    name: 'agreement_lost',
    link: sql<string>`'/projects/' || ${agreement}`,
    excerpt: sql<string>`(select jb.title from jobs jb where jb.id = ${agreement})`,
    stands: (viewer) => sql<boolean>`(
      (select jb.state = 'awarded' and ${visibleJob(viewer)} from jobs jb where jb.id = ${agreement}) is true)`,
  },
]
