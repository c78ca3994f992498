/** What members are told of posts. */
import { sql } from 'kysely'
import {
  answerable,
  excerptLength,
  likeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { notMuted, posts, visiblePost } from '../../visibility/posts.ts'

const link = sql<string>`'/timeLine/' || p.author_id || '/' || p.id`

/** News about the post that the act names. */
const ofPost = {
  link: sql<string>`(select ${link} from posts p where p.id = a.object_id)`,
  excerpt: sql<string>`(select left(p.message, ${excerptLength}) from posts p where p.id = a.object_id)`,
  post: sql<number>`a.object_id`,
  tells: { in_app: true, mail: true, push: true },
}

const told = { ...posts, name: 'post' } as const

export const postNotifications: readonly NotificationKind[] = [
  likeNotification(told, { link, text: sql`p.message` }),
  ...saidNotifications(told, { link }, answerable),
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
    // Whom an edit does not name any more is not told.
    stands: (viewer) => sql<boolean>`(
      (select ${visiblePost(viewer)} and ${notMuted(viewer)}
        and p.mentions @> jsonb_build_array(jsonb_build_object('user_id', ${viewer}))
          -- Of a group each hears what they choose.
          and (p.group_id is null or (select s.notice <> 'none' from group_members s
            where s.group_id = p.group_id and s.member_id = ${viewer}) is not false)
        from posts p where p.id = a.object_id) is true)`,
    ...ofPost,
  },
]
