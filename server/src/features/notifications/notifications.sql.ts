/** SQL shared by what shows, counts and sends notifications: which of their acts are still valid. */
import { createHash } from 'node:crypto'
import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely'
import { mostCounted } from '@commons/contract/notifications/notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'

/** Only used to find out whether two pieces of SQL are the same. */
const compiler = new PostgresQueryCompiler()
const identityOf = (piece: RawBuilder<unknown>): string => {
  const { sql: text, parameters } = compiler.compileQuery(piece.toOperationNode(), createQueryId())
  return JSON.stringify([text, parameters])
}

/**
 * Returns a case over the kind of the act `a`. Kinds with the same SQL share a branch: each branch of a plan
 * has a cost whenever the plan is started, even if no act reaches it. `nothing` is used if no kind has any
 * SQL.
 */
export function byKind<T>(
  kinds: readonly NotificationKind[],
  say: (kind: NotificationKind) => RawBuilder<T> | undefined,
  nothing: RawBuilder<unknown>,
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
  if (pieces.size === 0) return sql<null>`${nothing}`
  const cases = [...pieces.values()].map(
    ({ said, names }) => sql`when a.kind in (${sql.join(names.map((name) => sql.lit(name)))}) then ${said}`,
  )
  return sql<T | null>`(case ${sql.join(cases, sql` `)} end)`
}

/**
 * Rows: the latest acts of the notification `n` that are valid and that `viewer` may see, as `a`. Reads a
 * fixed number.
 */
export const standing = (kinds: readonly NotificationKind[], viewer: Who) => sql`
  (select each.* from notification_acts each
    where each.notification_id = n.id order by each.id desc limit ${sql.lit(mostCounted)}) a
  where ${byKind(kinds, ({ stands }) => stands(viewer), sql`false`)}`

/**
 * Rows: `actor_count`, the latest `act` and the last three `actors` of `acts`, rows as `a`; none if no act is
 * valid.
 */
export const whoActed = (acts: RawBuilder<unknown>) => sql`
  select count(per.actor_id)::int as actor_count, max(per.act) as act,
    (array_agg(per.actor_id order by per.act desc) filter (where per.actor_id is not null))[1:3] as actors
  from (select a.actor_id, max(a.id) as act from ${acts} group by a.actor_id) per
  having count(*) > 0`

const text = sql`null::text`
const id = sql`null::bigint`

/** Rows: what the act with this id says, which is one of the notification `n`. */
export const whatItSays = (kinds: readonly NotificationKind[], act: Who) => sql`
  select ${byKind(kinds, ({ link }) => link, text)} as link,
    ${byKind(kinds, ({ excerpt }) => excerpt, text)} as excerpt,
    ${byKind(kinds, ({ post }) => post, id)} as post,
    ${byKind(kinds, ({ comment }) => comment, id)} as comment
  from notification_acts a where a.notification_id = n.id and a.id = ${act}`

/** Columns of the notification `n`, and of what it says as `about`, for its member. */
export const ownColumns = (viewer: Who) => sql`
  n.id, n.kind, n.position, n.is_read, n.acted_at, about.*,
  n.is_flashed or is_quiet(${viewer}) or (
    select not popovers from notification_preferences where member_id = ${viewer}) is true as is_flashed,
  (select r.kind = 'like' from reactions r
    where r.object_id = about.post and r.member_id = ${viewer}) is true as is_liked`

/** True where the notification `n` has something to tell `viewer`. */
export const tellsAnything = (kinds: readonly NotificationKind[], viewer: Who) =>
  sql<boolean>`exists (select from ${standing(kinds, viewer)})`

/** How many notifications are looked at for a page, and for the count of unread ones. */
export const mostLookedAt = 300

/** Returns the family of a kind. Statements include all kinds of a family or none. */
const familyOf = ({ name }: NotificationKind): string => name.split('_', 1)[0] ?? name

/** How many sets of families get statements of their own. The others use those over all kinds. */
const mostSets = 48

const makers: Array<(all: readonly NotificationKind[]) => void> = []

/** Makes all statements over each family of these kinds. Those over several are put together from the same parts. */
export function makeEachFamily(all: readonly NotificationKind[]): void {
  for (const make of makers) make(all)
}

/**
 * Makes statements over the kinds at hand: all SQL about kinds has a cost whenever a statement is started, so
 * one over the few kinds that most members have is several times cheaper than one over all. `make` gets the
 * kinds, and a name that distinguishes the set's statements from others.
 */
export function overKinds<Statements>(make: (kinds: readonly NotificationKind[], set: string) => Statements) {
  const made = new WeakMap<readonly NotificationKind[], Map<string, Statements>>()
  const over = (all: readonly NotificationKind[], names?: Iterable<string>): Statements => {
    const sets = made.get(all) ?? new Map<string, Statements>()
    made.set(all, sets)
    const named = new Set(names)
    const families = new Set((names ? all.filter(({ name }) => named.has(name)) : all).map(familyOf))
    const key = [...families].toSorted().join(' ')
    const known = sets.get(key)
    if (known) return known
    if (names && (families.size === 0 || sets.size >= mostSets)) return over(all)
    const set = families.size === 1 ? key : createHash('sha256').update(key).digest('hex').slice(0, 12)
    const statements = make(
      all.filter((kind) => families.has(familyOf(kind))),
      // Short, because PostgreSQL distinguishes names of statements by 63 bytes.
      set,
    )
    sets.set(key, statements)
    return statements
  }
  makers.push((all) => {
    for (const { name } of all) over(all, [name])
  })
  return over
}
