/** Notifications about posts. */
import { sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import {
  answerable,
  commentFileNotification,
  commentLikeNotification,
  likeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { hasItsGroup } from '../../visibility/groups.ts'
import { isDraft } from './drafts/drafts.sql.ts'
import { notMuted, posts, visiblePost } from '../../visibility/posts.ts'

/** Fields of notifications about the post that the act `a` names. */
const ofPost = {
  link: sql<string>`(select ${posts.link} from posts p where p.id = a.object_id)`,
  excerpt: sql<string>`(select ${excerptBeginning(sql`p.message`)} from posts p where p.id = a.object_id)`,
  post: sql<number>`a.object_id`,
  tells: { in_app: true, mail: true, push: true },
}

const told = { ...posts, name: 'post' } as const

export const postNotifications: readonly NotificationKind[] = [
  likeNotification(told, sql`p.message`, 'post.liked'),
  ...saidNotifications(told, answerable),
  commentFileNotification(told),
  commentLikeNotification(told),
  {
    name: 'post_repost',
    category: 'people',
    event: 'post.reminded',
    stands: (viewer) => sql<boolean>`(
      (select ${visiblePost(viewer)} from posts p where p.id = a.object_id) is true)`,
    ...ofPost,
  },
  {
    name: 'post_mention',
    category: 'mentions',
    event: 'member.mentioned',
    // Not for members whom an edit no longer mentions.
    stands: (viewer) => sql<boolean>`(
      (select ${visiblePost(viewer)} and ${notMuted(viewer)}
        and p.mentions @> jsonb_build_array(jsonb_build_object('user_id', ${viewer}))
          -- Members choose what they hear of a group.
          and (p.group_id is null or (select s.notice <> 'none' from group_members s
            where s.group_id = p.group_id and s.member_id = ${viewer}) is not false)
        from posts p where p.id = a.object_id) is true)`,
    ...ofPost,
  },
  {
    name: 'post_file_failed',
    category: 'own',
    event: 'media.failed',
    // The file of an edit has failed, too, while the post shows its earlier file.
    stands: (viewer) => sql<boolean>`(
      (select p.author_id = ${viewer} and p.deleted_at is null
          and (coalesce(file.failure, p.file_failure) is not null or exists (
            select from post_files pf join media more on more.id = pf.media_id
            where pf.post_id = p.id and more.failure is not null))
          and ${hasItsGroup(sql.ref('p.group_id'))}
        from posts p left join media file on file.id = p.media_id where p.id = a.object_id) is true)`,
    // An unpublished post links to where its author would have seen it appear.
    link: sql<string>`(select case when p.position is not null then ${posts.link}
        when ${isDraft} then '/drafts'
        when p.group_id is not null then '/groupdetail/' || p.group_id || '?tab=posts' else '/dashboard' end
      from posts p where p.id = a.object_id)`,
    excerpt: ofPost.excerpt,
    tells: ofPost.tells,
  },
  {
    name: 'post_not_published',
    category: 'own',
    event: 'post.not_published',
    stands: (viewer) => sql<boolean>`exists (
      select from post_drafts dr join posts p on p.id = dr.post_id
      where dr.post_id = a.object_id and dr.author_id = ${viewer} and dr.problem is not null and p.deleted_at is null)`,
    link: sql<string>`'/drafts'`,
    excerpt: ofPost.excerpt,
    tells: ofPost.tells,
  },
]
