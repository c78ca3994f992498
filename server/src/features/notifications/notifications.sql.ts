/** SQL shared by what shows, counts and tells notifications: which of their acts stand. */
import { type RawBuilder, sql } from 'kysely'
import { mostCounted } from '@commons/contract/notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'

/** What this says of the kind of the act `a`. */
export function byKind<T>(
  kinds: readonly NotificationKind[],
  say: (kind: NotificationKind) => RawBuilder<T> | undefined,
): RawBuilder<T | null> {
  const cases = kinds.flatMap((kind) => {
    const said = say(kind)
    return said ? [sql`when ${sql.lit(kind.name)} then ${said}`] : []
  })
  return sql<T | null>`(case a.kind ${sql.join(cases, sql` `)} end)`
}

/** Rows: the latest acts of the notification `n` that stand and that `viewer` may see, as `a`. A fixed number is looked at. */
export const standing = (kinds: readonly NotificationKind[], viewer: Who) => sql`
  (select each.* from notification_acts each
    where each.notification_id = n.id order by each.id desc limit ${sql.lit(mostCounted)}) a
  where ${byKind(kinds, ({ stands }) => stands(viewer))}`

/** True where the notification `n` has something to tell `viewer`. */
export const tellsAnything = (kinds: readonly NotificationKind[], viewer: Who) =>
  sql<boolean>`exists (select from ${standing(kinds, viewer)})`

/** So many notifications are looked at for a page, and for the count of unread ones. */
export const mostLookedAt = sql.lit(300)

/** How many unread notifications `viewer` has, counted to 100. */
export const unreadCount = (kinds: readonly NotificationKind[], viewer: Who) => sql<number>`
  (select count(*)::int from (
    select from (
      select id from notifications where member_id = ${viewer} and not is_read limit ${mostLookedAt}) n
    where ${tellsAnything(kinds, viewer)} limit ${sql.lit(mostCounted)}) as unread)`
