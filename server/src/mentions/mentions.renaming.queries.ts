/**
 * SQL that keeps the names in texts true: a member who is renamed is named by their present username, and one
 * who is gone by no name (docs/decisions/041-what-a-leaving-member-takes-along.md).
 */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { allowTime } from '../platform/db/allowed-time.ts'
import type { Db, Tx } from '../platform/db/prepared.ts'
import { nameOfGone, renamedIn } from './mentions.rules.ts'

/** Every table of texts that mention members; each has `message` and `mentions`. */
export const mentioningTables = ['posts', 'post_versions', 'comments', 'reels', 'messages'] as const
type Table = (typeof mentioningTables)[number]

/** Rows written by one statement: each fires triggers, and the next writer of one of them waits. */
const part = 100

interface Row {
  id: number
  message: string
  mentions: Mention[]
}

interface Renaming {
  readonly member: number
  /** Null for a member who is gone. */
  readonly now: string | null
  /** Names that the member had. */
  readonly former: readonly string[]
}

/** Returns the row as it names the member now; undefined where it does already. */
function renamed({ message, mentions }: Row, { member, now, former }: Renaming): Omit<Row, 'id'> | undefined {
  const names = new Set(former)
  const others = new Set<string>()
  for (const { user_id, username } of mentions) (user_id === member ? names : others).add(username)
  // Somebody else may have taken the name since.
  for (const name of others) names.delete(name)
  if (now !== null) names.delete(now)
  const next = {
    message: renamedIn(message, names, now ?? nameOfGone),
    mentions: mentions.filter(({ user_id }) => user_id !== member),
  }
  if (now !== null) {
    const place = mentions.findIndex(({ user_id }) => user_id === member)
    if (place >= 0) next.mentions.splice(place, 0, { username: now, user_id: member })
  }
  const isSame = next.message === message && JSON.stringify(next.mentions) === JSON.stringify(mentions)
  return isSame ? undefined : next
}

/** Columns that a changed message has in addition, and what they come from. */
const changing: Partial<Record<Table, { set: RawBuilder<unknown>; from: RawBuilder<unknown> }>> = {
  // Clients ask for what has changed since they last asked.
  messages: {
    set: sql`, changed = counted.last_change`,
    from: sql`join counted on counted.message = each.id`,
  },
}

/** Locks the conversations of these messages in one order, and gives each a new change number. */
const counting = async (tx: Tx, ids: readonly number[]) =>
  sql`
    select from conversations where id in (select conversation_id from messages where id = any (${ids}::bigint[]))
    order by id for no key update`.execute(tx)

const counted = (table: Table, ids: readonly number[]) =>
  table === 'messages'
    ? sql`
  with numbered as (
    update conversations c set last_change = c.last_change + 1
    where c.id in (select conversation_id from messages where id = any (${ids}::bigint[]))
    returning c.id, c.last_change),
  counted as (
    select d.id as message, numbered.last_change from messages d join numbered on numbered.id = d.conversation_id
    where d.id = any (${ids}::bigint[]))`
    : sql``

/** Rewrites these rows; returns the ids of those that somebody changed in the meantime. */
async function rewrite(tx: Tx, table: Table, ids: readonly number[], renaming: Renaming): Promise<number[]> {
  if (table === 'messages') await counting(tx, ids)
  const { rows } = await sql<Row & { was: string }>`
    select id, message, mentions, mentions::text as was from ${sql.table(table)}
    where id = any (${ids}::bigint[])`.execute(tx)
  const next = rows.flatMap((row) => {
    const changed = renamed(row, renaming)
    return changed ? [{ ...changed, id: row.id, was: row.message, named: row.was }] : []
  })
  if (next.length === 0) return []
  const done = await sql<{ id: number }>`
    ${counted(
      table,
      next.map(({ id }) => id),
    )}
    update ${sql.table(table)} t set message = each.message, mentions = each.mentions ${changing[table]?.set ?? sql``}
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
      as each (id bigint, message text, mentions jsonb, was text, named text) ${changing[table]?.from ?? sql``}
    where t.id = each.id and t.message = each.was and t.mentions::text = each.named
    returning t.id`.execute(tx)
  const written = new Set(done.rows.map(({ id }) => id))
  return next.flatMap(({ id }) => (written.has(id) ? [] : [id]))
}

/** Rows: texts found by these words that name nobody whom Commons knew when they were written. */
const unlinked = (table: Table, name: string) => {
  const words = {
    posts: { table: 'post_words', id: 'post_id' },
    reels: { table: 'reel_words', id: 'reel_id' },
  }
  const of = table === 'posts' || table === 'reels' ? words[table] : undefined
  if (!of) return undefined
  // Two halves, for the two indexes.
  const half = (isPublic: boolean) => sql`
    select t.id from ${sql.table(of.table)} w join ${sql.table(table)} t on t.id = ${sql.ref(`w.${of.id}`)}
    where w.words @@ (select string_agg('''' || word || '''', ' & ')::tsquery from unnest(search_words(${name})) as word)
      and ${isPublic ? sql`w.is_public` : sql`not w.is_public`} and strpos(lower(t.message), ${`@${name}`}) > 0`
  return sql<{ id: number }>`${half(true)} union ${half(false)}`
}

/** Names a member in others' texts, and their own, as they are called now; in parts, may be repeated. */
export async function renameMentions(db: Db, renaming: Renaming): Promise<void> {
  const { member, now, former } = renaming
  const them = JSON.stringify([{ user_id: member }])
  const asNow = JSON.stringify([{ user_id: member, username: now }])
  for (const table of mentioningTables) {
    const order = table === 'messages' ? sql`conversation_id, id` : sql`id`
    const left = await db.transaction().execute(async (tx) => {
      // A famous member is named in a million texts.
      await allowTime(tx, 60_000)
      const found = await sql<{ id: number }>`
        select id from ${sql.table(table)}
        where mentions <> '[]' and mentions @> ${them}::jsonb and not mentions @> ${asNow}::jsonb
        order by ${order}`.execute(tx)
      const ids = new Set(found.rows.map(({ id }) => id))
      if (now === null)
        for (const name of former)
          for (const { id } of (await unlinked(table, name)?.execute(tx))?.rows ?? []) ids.add(id)
      return [...ids]
    })
    while (left.length > 0) {
      const some = left.splice(0, part)
      // What somebody is just editing is looked at again.
      left.push(...(await db.transaction().execute((tx) => rewrite(tx, table, some, renaming))))
    }
  }
}
