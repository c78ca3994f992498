/** Notifications about messages in conversations of any kind. */
import { sql } from 'kysely'
import { excerptBeginning } from '../platform/notification-kinds.ts'
import type { NotificationKind } from '../platform/notification-kinds.ts'
import { type ConversationKind, visibleMessage } from '../visibility/conversations.ts'
import type { Who } from '../visibility/members.ts'

/** Column: the first 140 characters of the message that the act `a` is about. */
export const messageExcerpt = sql<string>`(select ${excerptBeginning(sql`d.message`)} from messages d where d.id = a.item_id)`

/** Notification of a message's failed file; the trigger of migration 0079 writes it. */
export const messageFileNotification = (
  kind: ConversationKind,
  { name, link }: Pick<NotificationKind, 'name' | 'link'>,
): NotificationKind => ({
  name,
  category: 'own',
  event: 'media.failed',
  stands: (viewer: Who) => sql<boolean>`(
    (select d.author_id = ${viewer} and file.state = 'failed' and ${visibleMessage(kind, viewer)}
      from messages d join media file on file.id = d.media_id where d.id = a.item_id) is true)`,
  link,
  excerpt: messageExcerpt,
  tells: { in_app: true, mail: true, push: true },
})
