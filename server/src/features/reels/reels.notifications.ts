/** Notifications about reels; the triggers of migration 0074 write them. */
import { sql } from 'kysely'
import { excerptBeginning } from '../../platform/notification-kinds.ts'
import {
  commentLikeNotification,
  likeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { notMutedReel, reels, visibleReel } from '../../visibility/reels.ts'

/** Fields of notifications about the reel that the act `a` names. */
const ofReel = {
  excerpt: sql<string>`(select ${excerptBeginning(sql`rl.message`)} from reels rl where rl.id = a.object_id)`,
  tells: { in_app: true, mail: true, push: true },
}

const told = { ...reels, name: 'reel' } as const

export const reelNotifications: readonly NotificationKind[] = [
  likeNotification(told, sql`rl.message`, 'reel.liked'),
  ...saidNotifications(told),
  commentLikeNotification(told),
  {
    name: 'reel_mention',
    category: 'mentions',
    event: 'member.mentioned',
    // Not for members whom an edit no longer mentions.
    stands: (viewer) => sql<boolean>`(
      (select ${visibleReel(viewer)} and ${notMutedReel(viewer)}
        and rl.mentions @> jsonb_build_array(jsonb_build_object('user_id', ${viewer}))
        from reels rl where rl.id = a.object_id) is true)`,
    link: sql<string>`(select ${reels.link} from reels rl where rl.id = a.object_id)`,
    ...ofReel,
  },
  {
    name: 'reel_file_failed',
    category: 'own',
    event: 'media.failed',
    stands: (viewer) => sql<boolean>`(
      (select rl.author_id = ${viewer} and rl.deleted_at is null and file.state = 'failed'
        from reels rl join media file on file.id = rl.media_id where rl.id = a.object_id) is true)`,
    // It was never published: its author finds it among the waiting ones, above their reels.
    link: sql<string>`'/dashboard'`,
    ...ofReel,
  },
]
