/** What the author of an object is told of what others say of it, and of likes. The triggers of 0040 write it. */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKindName } from '@commons/contract/notifications.ts'
import type { NotificationKind } from '../platform/notification-kinds.ts'
import { visibleComment } from '../visibility/comments.ts'
import { notHidden, type Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

type Suffix = 'like' | 'comment' | 'reply' | 'comment_mention' | 'comment_file_failed'
/** The kinds of object whose texts there are. */
type Told = Extract<NotificationKindName, `${string}_like`> extends `${infer Name}_like` ? Name : never

const everywhere = { in_app: true, mail: true, push: true }
export const excerptLength = sql.lit(140)

/** News of what is said of objects of this kind, whose text is the SQL `text` on its row. */
export function discussionNotifications(
  kind: ObjectKind & { readonly name: Told },
  text: RawBuilder<string>,
): NotificationKind[] {
  const named = <S extends Suffix>(suffix: S) => `${kind.name}_${suffix}` as const
  const ofObject = <T>(what: RawBuilder<T>) =>
    sql<T>`(select ${what} from ${rowsOf(kind)} where ${columnOf(kind, 'id')} = a.object_id)`
  const ofComment = {
    stands: (viewer: Who) => sql<boolean>`
      ((select ${visibleComment(viewer, [kind])} from comments c where c.id = a.comment_id) is true)`,
    excerpt: sql<string>`(select left(c.message, ${excerptLength}) from comments c where c.id = a.comment_id)`,
    comment: sql<number>`(select coalesce(c.parent_id, c.id) from comments c where c.id = a.comment_id)`,
    link: ofObject(kind.link),
    post: sql<number>`a.object_id`,
  }
  return [
    {
      name: named('like'),
      category: 'people',
      event: 'post.liked',
      stands: (viewer) => sql<boolean>`(
        (select r.kind = 'like' from reactions r where r.object_id = a.object_id and r.member_id = a.actor_id) is true
        and ${notHidden(viewer, sql.ref('a.actor_id'))} and ${ofObject(kind.visible(viewer))} is true)`,
      excerpt: sql<string>`left(${ofObject(text)}, ${excerptLength})`,
      link: ofObject(kind.link),
      tells: { in_app: true, mail: false, push: false },
    },
    {
      name: named('comment'),
      category: 'people',
      event: 'object.commented',
      tells: everywhere,
      ...ofComment,
    },
    { name: named('reply'), category: 'people', event: 'comment.replied', tells: everywhere, ...ofComment },
    {
      name: named('comment_mention'),
      category: 'mentions',
      event: 'member.mentioned',
      tells: everywhere,
      ...ofComment,
    },
    {
      name: named('comment_file_failed'),
      category: 'own',
      event: 'media.failed',
      stands: (viewer) => sql<boolean>`(
        (select c.author_id = ${viewer} and c.deleted_at is null and file.state = 'failed'
          from comments c join media file on file.id = c.media_id where c.id = a.comment_id) is true
        and ${ofObject(kind.visible(viewer))} is true)`,
      excerpt: ofComment.excerpt,
      link: ofObject(link),
      tells: everywhere,
    },
  ]
}
