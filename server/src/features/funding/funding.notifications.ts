/** Notifications about projects' money, gathered by project. */
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { notHidden, type Who } from '../../visibility/members.ts'

const group = sql.ref('a.about_id')
/** The project still ends when the reminder said, and the viewer hasn't backed it since. */
const isStillEnding = (viewer: Who) => sql<boolean>`
  exists (select from projects p where p.group_id = ${group} and p.is_running and p.ends_at > now()
      and extract(epoch from p.ends_at)::bigint = a.item_id)
    and not exists (
      select from pledges l where l.group_id = ${group} and l.member_id = ${viewer} and l.state = 'open')`
const isVisible = (viewer: Who) => sql<boolean>`
  ((select ${visibleGroup(viewer)} from groups g where g.id = ${group}) is true)`

const name = sql<string>`(select g.name from groups g where g.id = ${group})`
const amount = sql<string>`(trim_scale((a.data ->> 'units')::numeric / (10::numeric ^ 18))::text || ' FCELL')`

const kind = (
  its: NotificationKindName,
  { event = 'project.moved', ...more }: Partial<NotificationKind> = {},
): NotificationKind => ({
  name: its,
  category: 'money',
  event,
  stands: isVisible,
  link: sql<string>`'/groupdetail/' || ${group}`,
  excerpt: name,
  tells: { in_app: true, mail: true, push: true },
  ...more,
})

// Nothing of a deleted project can be seen but the wallet.
const linkOrWallet = sql<string>`(
  case when exists (select from groups g where g.id = ${group} and g.deleted_at is null)
    then '/groupdetail/' || ${group} else '/wallet' end)`
const always = () => sql<boolean>`true`

export const fundingNotifications: readonly NotificationKind[] = [
  kind('project_backed', {
    event: 'project.backed',
    stands: (viewer) => sql<boolean>`(${isVisible(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    excerpt: amount,
  }),
  kind('project_backed_unnamed', { event: 'project.backed', excerpt: amount }),
  kind('project_paid', { link: linkOrWallet }),
  kind('project_returned', { stands: always, link: linkOrWallet }),
  kind('pledge_paid'),
  kind('pledge_returned', { stands: always, link: sql<string>`'/wallet'`, excerpt: amount }),
  kind('project_funded'),
  kind('project_ending', {
    stands: (viewer) => sql<boolean>`(${isVisible(viewer)} and ${isStillEnding(viewer)})`,
  }),
  kind('stretch_reached', {
    excerpt: sql<string>`(select sg.title from stretch_goals sg where sg.id = a.item_id)`,
  }),
  kind('milestone_reported'),
  kind('milestone_refused'),
  kind('backer_update', {
    link: sql<string>`'/groupdetail/' || ${group} || '?tab=updates'`,
    excerpt: sql<string>`(select ${excerptBeginning(sql`told.message`)} from backer_updates told where told.id = a.item_id)`,
  }),
]
