/**
 * Notifications to an object's author about comments and likes. Triggers write them: see migration
 * 0100.
 */
import { type RawBuilder, sql } from 'kysely'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { excerptBeginning } from '../platform/notification-kinds.ts'
import type { EventName } from '../platform/events.ts'
import type { NotificationKind } from '../platform/notification-kinds.ts'
import { visibleComment } from '../visibility/comments.ts'
import { notHidden, type Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

type Before<Name, Suffix extends string> = Name extends `${infer Kind}${Suffix}` ? Kind : never
/** A kind of object for which the notification's texts exist. */
type Told<Suffix extends string> = ObjectKind & { readonly name: Before<NotificationKindName, Suffix> }

const everywhere = { in_app: true, mail: true, push: true }

const ofObject = <T>(kind: ObjectKind, what: RawBuilder<T>) =>
  sql<T>`(select ${what} from ${rowsOf(kind)} where ${columnOf(kind, 'id')} = a.object_id)`

/** Notification of likes of objects of this kind; `text` is the SQL of the object's text. */
export const likeNotification = (
  kind: Told<'_like'>,
  text: RawBuilder<string>,
  event: EventName,
): NotificationKind => ({
  name: `${kind.name}_like`,
  category: 'people',
  event,
  stands: (viewer) => sql<boolean>`(
    (select r.kind = 'like' from reactions r where r.object_id = a.object_id and r.member_id = a.actor_id) is true
    and ${notHidden(viewer, sql.ref('a.actor_id'))} and ${ofObject(kind, kind.visible(viewer))} is true)`,
  excerpt: excerptBeginning(ofObject(kind, text)),
  link: ofObject(kind, kind.link),
  tells: { in_app: true, mail: false, push: false },
})

/** The post and comment that an answer from a notification goes to. */
export const answerable = {
  post: sql<number>`a.object_id`,
  comment: sql<number>`(select coalesce(c.parent_id, c.id) from comments c where c.id = a.comment_id)`,
}

const ofComment = sql<string>`(select ${excerptBeginning(sql`c.message`)} from comments c where c.id = a.comment_id)`
const isSeen = (kind: ObjectKind, viewer: Who) => sql<boolean>`
  ((select ${visibleComment(viewer, [kind])} from comments c where c.id = a.comment_id) is true)`

/** Notifications of comments, replies and mentions on objects of this kind. */
export function saidNotifications(
  kind: Told<'_comment_mention'>,
  more: Pick<NotificationKind, 'post' | 'comment'> = {},
): NotificationKind[] {
  const said = {
    stands: (viewer: Who) => isSeen(kind, viewer),
    excerpt: ofComment,
    link: ofObject(kind, kind.link),
    tells: everywhere,
    ...more,
  }
  return [
    { name: `${kind.name}_comment`, category: 'people', event: 'object.commented', ...said },
    { name: `${kind.name}_reply`, category: 'people', event: 'comment.replied', ...said },
    { name: `${kind.name}_comment_mention`, category: 'mentions', event: 'member.mentioned', ...said },
  ]
}

/** Notification of failed files of comments, for a kind whose comments can have files. */
export const commentFileNotification = (kind: Told<'_comment_file_failed'>): NotificationKind => ({
  name: `${kind.name}_comment_file_failed`,
  category: 'own',
  event: 'media.failed',
  stands: (viewer) => sql<boolean>`(
    (select c.author_id = ${viewer} and c.deleted_at is null and (file.state = 'failed' or c.file_failure is not null)
      from comments c join media file on file.id = c.media_id where c.id = a.comment_id) is true
    and ${ofObject(kind, kind.visible(viewer))} is true)`,
  excerpt: ofComment,
  link: ofObject(kind, kind.link),
  tells: everywhere,
})

/** Notification of likes of comments and replies. */
export const commentLikeNotification = (kind: Told<'_comment_like'>): NotificationKind => ({
  name: `${kind.name}_comment_like`,
  category: 'people',
  event: 'comment.liked',
  stands: (viewer) => sql<boolean>`(
    (select cr.kind = 'like' from comment_reactions cr where cr.comment_id = a.comment_id and cr.member_id = a.actor_id) is true
    and ${notHidden(viewer, sql.ref('a.actor_id'))} and ${isSeen(kind, viewer)})`,
  excerpt: ofComment,
  link: ofObject(kind, kind.link),
  tells: { in_app: true, mail: false, push: false },
})
