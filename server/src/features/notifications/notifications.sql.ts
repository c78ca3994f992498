/** SQL shared by what shows, counts and tells notifications: which of their acts stand. */
import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely'
import { mostCounted } from '@commons/contract/notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'

/** A compiler alone: of two pieces of SQL it tells whether they are the same. */
const compiler = new PostgresQueryCompiler()
const identityOf = (piece: RawBuilder<unknown>): string => {
  const { sql: text, parameters } = compiler.compileQuery(piece.toOperationNode(), createQueryId())
  return JSON.stringify([text, parameters])
}

/**
 * What this says of the kind of the act `a`. Kinds of which the same is said share it: each piece of a plan costs
 * whenever the plan is begun, whether an act comes to it or not.
 */
export function byKind<T>(
  kinds: readonly NotificationKind[],
  say: (kind: NotificationKind) => RawBuilder<T> | undefined,
): RawBuilder<T | null> {
  const pieces = new Map<string, { said: RawBuilder<T>; names: string[] }>()
  for (const kind of kinds) {
    const said = say(kind)
    if (!said) continue
    const identity = identityOf(said)
    const piece = pieces.get(identity) ?? { said, names: [] }
    piece.names.push(kind.name)
    pieces.set(identity, piece)
  }
  const cases = [...pieces.values()].map(
    ({ said, names }) => sql`when a.kind in (${sql.join(names.map((name) => sql.lit(name)))}) then ${said}`,
  )
  return sql<T | null>`(case ${sql.join(cases, sql` `)} end)`
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
