/** Converts notifications to the wire format. */
import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { mostCounted } from '@commons/contract/notifications/notifications.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { escapeHtml } from '../../platform/html.ts'
import { duration, type Language, text } from '../../platform/language.ts'
import { type NotificationKind, shownExcerpt } from '../../platform/notification-kinds.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PageRow } from './notifications.page.queries.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** Names the actors: "Anna", "Anna and Bob", "Anna and 3 others". */
export function whoText(language: Language, names: readonly string[], count: number): string {
  const [first = text(language, 'mail.site'), second = ''] = names
  if (count <= 1 || second === '') return text(language, 'who.one', { first })
  if (count === 2) return text(language, 'who.two', { first, second })
  if (count >= mostCounted) return text(language, 'who.many', { first })
  return text(language, 'who.more', { first, others: count - 1 })
}

/** Returns a notification's text in a language. */
export function titleOf(
  language: Language,
  { name }: NotificationKind,
  { actor_count }: Pick<NotificationRow, 'actor_count'>,
  names: readonly string[],
): string {
  const who = whoText(language, names, actor_count)
  return text(language, `notification.${name}`, { who, count: Math.max(actor_count, 1) })
}

export function notificationShape(
  row: PageRow,
  kind: NotificationKind,
  { language, media }: Pick<Viewer, 'language' | 'media'>,
): Notification {
  const faces = new Map(row.faces?.map((face) => [face.id, face]))
  const actors = (row.actors ?? []).flatMap((id) => {
    const face = faces.get(id)
    return face ? [authorShape(id, face, media)] : []
  })
  const names = actors.map(({ full_name }) => full_name)
  const words = titleOf(language, kind, row, names)
  return {
    notification_id: row.id,
    kind: kind.name,
    category: kind.category,
    title: escapeHtml(words),
    text: words,
    message: shownExcerpt(row.excerpt),
    sender: names[0] ?? text(language, 'mail.site'),
    profile_pic: actors[0]?.profile_pic ?? null,
    actors,
    actor_count: row.actor_count,
    duration: duration(language, row.acted_at, now()),
    created_at: row.acted_at.toISOString(),
    isread: row.is_read ? '1' : '0',
    is_flash: row.is_flashed ? '1' : '0',
    link: row.link,
    post_id: row.post,
    is_liked: flag(row.is_liked),
    post_comment_id: row.comment,
  }
}
