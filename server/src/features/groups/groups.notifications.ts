/** Notifications about groups, gathered by group. */
import { sql } from 'kysely'
import { excerptBeginning, type NotificationKind } from '../../platform/notification-kinds.ts'
import { isGroupMember, visibleGroup } from '../../visibility/groups.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import { posts, visiblePost } from '../../visibility/posts.ts'
import { isForApprovalOf } from '../posts/public.ts'

const group = sql.ref('a.about_id')
const standing = (member: Who) => sql`
  (select s.standing from group_members s where s.group_id = ${group} and s.member_id = ${member})`
const isVisible = (viewer: Who) => sql<boolean>`
  ((select ${visibleGroup(viewer)} from groups g where g.id = ${group}) is true)`

const about = {
  category: 'people',
  link: sql<string>`'/groupdetail/' || ${group}`,
  excerpt: sql<string>`(select g.name from groups g where g.id = ${group})`,
  tells: { in_app: true, mail: true, push: true },
} as const

/** The same for the author of a post that was judged. */
const ofOwn = {
  category: 'own',
  excerpt: sql<string>`(select ${excerptBeginning(sql`p.message`)} from posts p where p.id = a.object_id)`,
  tells: about.tells,
} as const

export const groupsNotifications: readonly NotificationKind[] = [
  {
    name: 'group_invitation',
    event: 'group.standing',
    stands: (viewer) => sql<boolean>`(
      ${standing(viewer)} = 'invited' and ${isVisible(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    ...about,
  },
  {
    name: 'group_request',
    event: 'group.standing',
    stands: (viewer) => sql<boolean>`(
      ${standing(viewer)} in ('owner', 'moderator') and ${standing(sql.ref('a.actor_id'))} = 'requested'
      and ${isVisible(viewer)} and ${notHidden(viewer, sql.ref('a.actor_id'))})`,
    ...about,
    link: sql<string>`'/groupdetail/' || ${group} || '?tab=members'`,
  },
  {
    name: 'group_accepted',
    event: 'group.standing',
    stands: (viewer) => isGroupMember(viewer, group),
    ...about,
  },
  {
    name: 'group_post',
    event: 'post.added',
    stands: (viewer) => sql<boolean>`(
      ${isGroupMember(viewer, group)} and (select ${visiblePost(viewer)} from posts p where p.id = a.object_id) is true)`,
    ...about,
    link: sql<string>`(select '/timeLine/' || p.author_id || '/' || p.id from posts p where p.id = a.object_id)`,
    post: sql<number>`a.object_id`,
    tells: { in_app: true, mail: false, push: true },
  },
  {
    name: 'group_posts_waiting',
    event: 'post.held',
    stands: (viewer) => sql<boolean>`exists (
      select from post_drafts dr join posts p on p.id = dr.post_id
      where dr.waits_in = ${group} and ${isForApprovalOf(viewer)})`,
    ...about,
  },
  {
    name: 'group_post_approved',
    event: 'post.judged',
    stands: (viewer) => sql<boolean>`(
      (select p.author_id = ${viewer} and ${visiblePost(viewer)} and p.position is not null
        from posts p where p.id = a.object_id) is true)`,
    ...ofOwn,
    link: sql<string>`(select ${posts.link} from posts p where p.id = a.object_id)`,
  },
  {
    name: 'group_post_declined',
    event: 'post.judged',
    stands: (viewer) => sql<boolean>`exists (
      select from post_drafts dr join posts p on p.id = dr.post_id
      where dr.post_id = a.object_id and dr.author_id = ${viewer} and dr.problem = 'declined' and p.deleted_at is null)`,
    ...ofOwn,
    link: sql<string>`'/drafts'`,
  },
  {
    name: 'group_post_deleted',
    event: 'post.deleted',
    stands: (viewer) => sql<boolean>`(
      (select p.author_id = ${viewer} and p.deleted_by is not null from posts p where p.id = a.object_id) is true)`,
    ...about,
  },
]
