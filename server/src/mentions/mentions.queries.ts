/**
 * SQL of the members mentioned in a text. An object stores them in a column `mentions`, as the contract's
 * `Mention`.
 */
import { type Mention, mostMentions } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { hiddenMembers, notHidden, type Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { namesIn } from './mentions.rules.ts'

const listNamed = prepared<[author: number, names: string[], most: number], Mention>(
  'list_named_members',
  (author, asked, most) => sql`
    select m.username, m.id as user_id
    from unnest(${asked}::text[]) with ordinality as named (name, place)
    join members m on m.username = named.name collate "C"
    where ${notHidden(author, sql.ref('m.id'))}
    order by named.place limit ${most}::int`,
)

/** Returns the members that `author` mentions in a text: those who exist and aren't hidden from them. */
export async function findMentions(db: Db, author: number, text: string): Promise<Mention[]> {
  const asked = namesIn(text)
  return asked.length > 0 ? listNamed(db, author, asked, mostMentions) : []
}

/** Column `mentions`, without members hidden from `viewer`: their names look like those of nobody. */
export const shownMentions = (viewer: Who, mentions: Who) => sql`
  (case when ${mentions} = '[]' then ${mentions} else (
    select coalesce(jsonb_agg(named order by place), '[]')
    from jsonb_array_elements(${mentions}) with ordinality as each (named, place)
    where ${notHidden(viewer, sql`(named ->> 'user_id')::bigint`, sql`array(${hiddenMembers(viewer)})`)}) end) as mentions`

/** Array: the ids of the members in `mentions`. */
export const namedIn = (mentions: Who) => sql<number[]>`
  array(select (each ->> 'user_id')::bigint from jsonb_array_elements(${mentions}) as each)`

/** Array: those of the members `ids`, except `author`, for whom `sees` holds. */
export const whoSees = (ids: Who, author: Who, sees: (member: Who) => RawBuilder<boolean>) => sql<number[]>`
  array(select named.id from members named
    where named.id <> ${author} and named.id = any (${ids}) and ${sees(sql.ref('named.id'))})`

interface Naming {
  /** The object that mentions them; `by` wrote it. */
  readonly object: number
  readonly by: number
  readonly mentions: readonly Mention[]
}

/**
 * Returns the function that lists the members to tell that an object of this kind mentions them: those who
 * see it, except its author.
 */
export function mentionable(kind: ObjectKind): (db: Db, naming: Naming) => Promise<number[]> {
  const listWhoSee = prepared<[object: number, members: number[]], { id: number }>(
    `list_mentioned_who_see_${kind.name}`,
    (object, members) => sql`
      select m.id from members m
      where m.id = any (${members}::bigint[])
        and (select ${kind.visible(sql.ref('m.id'))} from ${rowsOf(kind)} where ${columnOf(kind, 'id')} = ${object}) is true
      order by m.id`,
  )
  return async (db, { object, by, mentions }) => {
    const others = mentions.map(({ user_id }) => user_id).filter((id) => id !== by)
    if (others.length === 0) return []
    return (await listWhoSee(db, object, others)).map(({ id }) => id)
  }
}
