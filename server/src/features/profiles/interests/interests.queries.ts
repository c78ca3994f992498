/** SQL of the interests that members choose from. */
import { type InterestKind, interestKinds, type InterestName } from '@commons/contract/profiles/setup.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface InterestRow {
  readonly id: number
  /** Names its texts in the catalogues; null for those that admins added. */
  readonly name: InterestName | null
  /** What an admin named it; null as long as the catalogues name it. */
  readonly name_en: string | null
  readonly name_cs: string | null
  readonly kind: InterestKind
}

export interface InterestWithTags extends InterestRow {
  readonly hashtags: string[]
}

export interface AdminInterestRow extends InterestWithTags {
  readonly member_count: number
}

const columns = sql`i.id, i.name, i.name_en, i.name_cs, i.kind`
/** Tags are spelled as members spell them in public, if they do. */
const hashtags = sql`array(
  select coalesce(h.label, t.tag) from interest_tags t left join hashtags h on h.key = t.tag and h.uses > 0
  where t.interest_id = i.id order by t.tag) as hashtags`
const memberCount = sql`(select count(*)::int from member_interests m where m.interest_id = i.id) as member_count`
const inOrder = sql`array_position(${sql.lit(`{${interestKinds.join()}}`)}::text[], i.kind), i.place, i.id`

/** Lists all interests that can be chosen, those of a kind together. */
export async function listInterests(db: Db): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`select ${columns} from interests i order by ${inOrder}`.execute(db)
  return rows
}

export async function listAdminInterests(db: Db): Promise<AdminInterestRow[]> {
  const { rows } = await sql<AdminInterestRow>`
    select ${columns}, ${hashtags}, ${memberCount} from interests i order by ${inOrder}`.execute(db)
  return rows
}

/** Has those who change interests wait for each other: names and places concern all of them. Returns them in their order. */
export async function lockInterests(tx: Tx): Promise<InterestWithTags[]> {
  await sql`lock table interests in share row exclusive mode`.execute(tx)
  const { rows } = await sql<InterestWithTags>`
    select ${columns}, ${hashtags} from interests i order by ${inOrder}`.execute(tx)
  return rows
}

export type StoredInterest = Pick<InterestRow, 'name_en' | 'name_cs' | 'kind'>

const lastPlace = (kind: InterestKind) =>
  sql<number>`(select coalesce(max(place), 0) + 1 from interests where kind = ${kind})`

/** Adds an interest as the last one of its kind; returns its id. */
export async function addInterest(tx: Tx, { name_en, name_cs, kind }: StoredInterest): Promise<number> {
  const { id } = await tx
    .insertInto('interests')
    .values({ name_en, name_cs, kind, place: lastPlace(kind) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores an interest; under another kind it is the last one. */
export async function setInterest(
  tx: Tx,
  id: number,
  { name_en, name_cs, kind }: StoredInterest,
): Promise<void> {
  await sql`
    update interests set name_en = ${name_en}, name_cs = ${name_cs}, kind = ${kind},
      place = case when kind = ${kind} then place else ${lastPlace(kind)} end
    where id = ${id}`.execute(tx)
}

export async function setTags(tx: Tx, id: number, tags: readonly string[]): Promise<void> {
  await sql`
    delete from interest_tags where interest_id = ${id} and tag <> all (tag_keys(${tags}::text[]))`.execute(
    tx,
  )
  await sql`
    insert into interest_tags (interest_id, tag) select ${id}, unnest(tag_keys(${tags}::text[]))
    on conflict do nothing`.execute(tx)
}

/** Puts the interests of a kind in this order. */
export async function setOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update interests i set place = put.place from unnest(${ids}::int[]) with ordinality put (id, place)
    where i.id = put.id and i.place <> put.place`.execute(tx)
}

/** Removes an interest with members' choices of it; returns how many had chosen it. */
export async function removeInterest(tx: Tx, id: number): Promise<number> {
  // Members who choose it now are waited for, and then counted.
  await sql`select from interests where id = ${id} for update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member_interests where interest_id = ${id}`.execute(tx)
  await tx.deleteFrom('interests').where('id', '=', id).execute()
  return rows[0]?.count ?? 0
}
