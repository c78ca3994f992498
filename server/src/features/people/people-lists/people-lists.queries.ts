/** SQL of lists of people. */
import { mostListed, mostLists } from '@commons/contract/shared/people-list.ts'
import { sql } from 'kysely'
import { authorTables } from '../../../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden } from '../../../visibility/members.ts'
import { type BlockedRow, face, micros } from '../people.lists.queries.ts'

/** One write of a member's lists at a time: two at once would both find room for one more. */
export async function lockPeopleLists(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lists of people of ' || ${member}::bigint, 16))`.execute(
    tx,
  )
}

interface PeopleListRow {
  list_id: number
  name: string
  emoji: string
  pinned_as: number | null
  member_count: number
  has_member: boolean
}

/** Lists a member's lists. `asked`: each says whether it has this member. */
export async function listPeopleLists(
  db: Db,
  member: number,
  asked: number | null,
): Promise<PeopleListRow[]> {
  const { rows } = await sql<PeopleListRow>`
    select list.id as list_id, list.name, list.emoji, list.pinned_as,
      count(l.member_id) filter (where away.member_id is null)::int as member_count,
      coalesce(bool_or(l.member_id = ${asked}::bigint), false) as has_member
    from people_lists list left join listed_people l on l.list_id = list.id
      -- As isAway, but of thousands at once.
      left join away_members away on away.member_id = l.member_id
    where list.member_id = ${member}
    group by list.id order by list.pinned_as nulls last, list.id limit ${sql.lit(mostLists)}`.execute(db)
  return rows
}

const findOwn = prepared<[member: number, list: number], { id: number }>(
  'find_own_people_list',
  (member, list) => sql`select id from people_lists where id = ${list} and member_id = ${member}`,
)

export async function isOwnList(db: Db, member: number, list: number): Promise<boolean> {
  return (await findOwn(db, member, list)).length > 0
}

/** Adds a list unless the member has as many as they may. Their lists are locked. */
export async function addList(
  tx: Tx,
  member: number,
  { name, emoji }: { name: string; emoji: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into people_lists (member_id, name, emoji) select ${member}, ${name}, ${emoji}
    where (select count(*) from people_lists where member_id = ${member}) < ${mostLists}
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function setList(
  tx: Tx,
  member: number,
  { list, name, emoji }: { list: number; name: string; emoji: string },
): Promise<boolean> {
  const { rows } = await sql`
    update people_lists set name = ${name}, emoji = ${emoji}
    where id = ${list} and member_id = ${member} returning id`.execute(tx)
  return rows.length > 0
}

export async function removeList(tx: Tx, member: number, list: number): Promise<boolean> {
  const { rows } = await sql`
    delete from people_lists where id = ${list} and member_id = ${member} returning id`.execute(tx)
  return rows.length > 0
}

/** Makes these lists the tabs of Home, in this order. False if one of them isn't the member's. */
export async function pinLists(tx: Tx, member: number, lists: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ pinned_as: number | null }>`
    update people_lists set pinned_as = array_position(${lists}::bigint[], id)
    where member_id = ${member} and (pinned_as is not null or id = any (${lists}::bigint[]))
    returning pinned_as`.execute(tx)
  return rows.filter(({ pinned_as }) => pinned_as !== null).length === lists.length
}

/**
 * Puts a member on a list whose rows nobody else adds to meanwhile, with the pair locked. 'none': `member` doesn't see
 * them. 'full': it has as many as it may.
 */
export async function putOnList(
  tx: Tx,
  { member, list, other }: { member: number; list: number; other: number },
): Promise<'done' | 'none' | 'full'> {
  const { rows } = await sql<{ is_there: boolean; others: number }>`
    select exists (select from members m where m.id = ${other} and ${notHidden(sql`${member}::bigint`, sql.ref('m.id'))}) as is_there,
      (select count(*)::int from listed_people where list_id = ${list} and member_id <> ${other}) as others`.execute(
    tx,
  )
  const [found] = rows
  if (!found?.is_there) return 'none'
  if (found.others >= mostListed) return 'full'
  await sql`
    insert into listed_people (list_id, member_id) values (${list}, ${other}) on conflict do nothing`.execute(
    tx,
  )
  return 'done'
}

export async function takeOffList(tx: Tx, list: number, other: number): Promise<void> {
  await tx.deleteFrom('listed_people').where('list_id', '=', list).where('member_id', '=', other).execute()
}

export const listListed = prepared<
  [viewer: number, list: number, at: number, id: number, limit: number, offset: number],
  BlockedRow
>(
  'list_listed_people',
  (viewer, list, at, id, limit, offset) => sql`
    select ${face}, page.added_at as created_at, ${micros(sql.ref('page.added_at'))} as at
    from (
      select l.member_id, l.added_at from listed_people l
      where l.list_id = ${list} and ${notHidden(viewer, sql.ref('l.member_id'))}
        and (${micros(sql.ref('l.added_at'))}, l.member_id) < (${at}::bigint, ${id}::bigint)
      order by l.added_at desc, l.member_id desc limit ${limit}::int offset ${offset}::int) as page
    ${authorTables(sql.ref('page.member_id'))}
    order by page.added_at desc, page.member_id desc`,
)
