/** Notifications about videos; triggers of migrations 0100, 0141 and 0146 write them. */
import { sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import {
  commentLikeNotification,
  likeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { isListedVideo, notMutedVideo, videos, visibleVideo } from '../../visibility/videos.ts'

const told = { ...videos, name: 'video' } as const

const titleOf = sql<string>`(select ${excerptBeginning(sql`vd.title`)} from videos vd where vd.id = a.object_id)`

const likes = likeNotification(told, sql`vd.title`, 'video.liked')

export const videoNotifications: readonly NotificationKind[] = [
  {
    ...likes,
    stands: (viewer) => sql<boolean>`(${likes.stands(viewer)}
      and (select not vd.made_for_kids from videos vd where vd.id = a.object_id))`,
  },
  {
    name: 'video_new',
    category: 'people',
    event: 'video.published',
    stands: (viewer) => sql<boolean>`(
      (select ${isListedVideo} and not vd.made_for_kids and ${visibleVideo(viewer)} and ${notMutedVideo(viewer)}
          and exists (select from channel_subscriptions s where s.channel_id = vd.channel_id and s.member_id = ${viewer})
        from videos vd where vd.id = a.object_id) is true)`,
    link: sql<string>`(select ${videos.link} from videos vd where vd.id = a.object_id)`,
    excerpt: titleOf,
    tells: { in_app: true, mail: false, push: true },
  },
  ...saidNotifications(told),
  commentLikeNotification(told),
  {
    name: 'video_file_failed',
    category: 'own',
    event: 'media.failed',
    stands: (viewer) => sql<boolean>`(
      (select vd.author_id = ${viewer} and vd.deleted_at is null
        from videos vd join media file on file.id in (vd.media_id, vd.next_media_id) and file.state = 'failed'
        where vd.id = a.object_id limit 1) is true)`,
    // It was never published: its author finds it in the channel's own list.
    link: sql<string>`(select '/mychannel/' || vd.channel_id from videos vd where vd.id = a.object_id)`,
    excerpt: titleOf,
    tells: { in_app: true, mail: true, push: true },
  },
]
