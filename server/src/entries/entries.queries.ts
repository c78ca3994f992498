/** The SQL of entries of every kind. */
import { type EntryAudience, mostEntries } from '@commons/contract/shared/entries.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared, type Tx } from '../platform/db/prepared.ts'
import type { MediaRow } from '../platform/media/media.queries.ts'
import { visibleEntry } from '../visibility/entries.ts'
import { friendIds, notHidden } from '../visibility/members.ts'

/** The stored fields of an entry, as its kind defines them. */
export type Fields = Readonly<Record<string, unknown>>

export interface EntryRow {
  id: number
  audience: EntryAudience
  fields: Fields
  /** Its picture, where its kind has one. */
  picture: MediaRow | null
}

const entry = sql`e.id, e.audience, e.fields,
  (select to_jsonb(file) from media file where file.id = e.media_id and file.state = 'ready') as picture`

/** The place of a month of `e.fields` in its year, as two digits. */
const month = (name: string) => sql`
  lpad(((position(e.fields ->> ${sql.lit(name)} in 'JanFebMarAprMayJunJulAugSepOctNovDec') + 2) / 3)::text, 2, '0')`
const isOngoing = sql`coalesce(e.fields ->> 'is_current', e.fields ->> 'is_currently')`
const begins = sql`coalesce(e.fields ->> 'start_date',
  nullif(e.fields ->> 'start_year', '') || coalesce(${month('start_month')}, ''))`

const listVisible = prepared<
  [viewer: number, owner: number, kind: string],
  EntryRow | { [K in keyof EntryRow]: null }
>(
  'list_entries',
  (viewer, owner, kind) => sql`
    select ${entry} from members m
    left join member_entries e on e.member_id = m.id and e.kind = ${kind} and ${visibleEntry(viewer)}
    where m.id = ${owner} and ${notHidden(viewer, sql.ref('m.id'))}
    order by ${isOngoing} desc, ${begins} desc nulls last, e.id`,
)

/**
 * Lists a member's entries of one kind that `viewer` sees, current ones first; undefined if `viewer` doesn't
 * see the member.
 */
export async function listEntries(
  db: Db,
  viewer: number,
  owner: number,
  kind: string,
): Promise<EntryRow[] | undefined> {
  const rows = await listVisible(db, viewer, owner, kind)
  return rows.length === 0 ? undefined : rows.filter((row): row is EntryRow => row.id !== null)
}

const isOwn = (member: number, id: number) => sql`
  e.id = ${id}::bigint and e.member_id = ${member}::bigint`
const isThere = sql`e.deleted_at is null`

const take = <Row>(rows: readonly Row[]): Row | undefined => rows[0]

/** Returns the member's own entry of this kind. */
export async function findOwnEntry(
  db: Db,
  member: number,
  kind: string,
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${entry} from member_entries e
    where ${isOwn(member, id)} and e.kind = ${kind} and ${isThere}`.execute(db)
  return take(rows)
}

/**
 * The same, locked for a change: of two concurrent ones, the second continues from what the first has
 * written.
 */
export async function lockOwnEntry(
  tx: Tx,
  member: number,
  kind: string,
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${entry} from member_entries e
    where ${isOwn(member, id)} and e.kind = ${kind} and ${isThere} for update`.execute(tx)
  return take(rows)
}

/** Serializes adding and restoring: two at once would both find room for one more. */
async function lockMember(tx: Tx, member: number): Promise<void> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
}

const hasRoom = (member: number, kind: RawBuilder<unknown>) => sql`
  (select count(*) from member_entries each
    where each.member_id = ${member}::bigint and each.kind = ${kind} and each.deleted_at is null) < ${mostEntries}`

interface NewEntry {
  readonly member: number
  readonly kind: string
  readonly audience: EntryAudience
  readonly fields: Fields
  readonly mediaId?: string | undefined
}

/** Adds an entry; undefined if the member has as many of this kind as they can have. */
export async function addEntry(
  tx: Tx,
  { member, kind, audience, fields, mediaId }: NewEntry,
): Promise<EntryRow | undefined> {
  await lockMember(tx, member)
  const { rows } = await sql<EntryRow>`
    insert into member_entries as e (member_id, kind, audience, fields, media_id)
    select ${member}, ${kind}, ${audience}, ${JSON.stringify(fields)}::jsonb, ${mediaId ?? null}::uuid
    where ${hasRoom(member, sql`${kind}`)}
    returning ${entry}`.execute(tx)
  return take(rows)
}

/** Changes an entry and returns it; `mediaId`: another picture, or null for none. */
export async function setEntry(
  tx: Tx,
  { id, audience, fields }: Omit<EntryRow, 'picture'>,
  mediaId?: string | null,
): Promise<EntryRow> {
  const picture = mediaId === undefined ? sql`` : sql`, media_id = ${mediaId}::uuid`
  const { rows } = await sql<EntryRow>`
    update member_entries e set audience = ${audience}, fields = ${JSON.stringify(fields)}::jsonb ${picture}
    where e.id = ${id} returning ${entry}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A locked entry is gone')
  return row
}

/** Deletes the member's own entry of this kind; returns its audience, or undefined if there is none. */
export async function deleteEntry(
  tx: Tx,
  member: number,
  kind: string,
  id: number,
): Promise<EntryAudience | undefined> {
  const { rows } = await sql<EntryRow>`
    update member_entries e set deleted_at = now()
    where ${isOwn(member, id)} and e.kind = ${kind} and ${isThere} returning ${entry}`.execute(tx)
  return take(rows)?.audience
}

interface Restoring {
  audience: EntryAudience
  is_there: boolean
  has_room: boolean
}

/** Restores the member's own entry if there is room; returns how that went, or undefined if there is none. */
export async function restoreEntry(tx: Tx, member: number, id: number): Promise<Restoring | undefined> {
  await lockMember(tx, member)
  const { rows } = await sql<Restoring>`
    with found as (
      select e.id, e.audience, ${isThere} as is_there, ${hasRoom(member, sql.ref('e.kind'))} as has_room
      from member_entries e where ${isOwn(member, id)} for update of e),
    restored as (
      update member_entries set deleted_at = null
      where id = (select found.id from found where found.has_room and not found.is_there))
    select audience, is_there, has_room from found`.execute(tx)
  return take(rows)
}

/** Lists the members who are told of a change to an entry with this audience; undefined for everybody. */
export async function listHearers(
  db: Db,
  member: number,
  audience: EntryAudience,
): Promise<number[] | undefined> {
  if (audience === 'public') return undefined
  if (audience === 'only_me') return [member]
  const { rows } = await friendIds(sql`${member}::bigint`).execute(db)
  return [member, ...rows.map(({ id }) => id)]
}

/** Entries removed by one statement: a large one would hold up others. */
const mostAtOnce = 1_000

/** Removes for good what was deleted 30 days ago. */
export async function removeDeletedEntries(db: Db): Promise<void> {
  let removed: bigint | undefined
  do {
    const { numAffectedRows } = await sql`
      delete from member_entries where id in (
        select id from member_entries where deleted_at < now() - interval '30 days' limit ${mostAtOnce})`.execute(
      db,
    )
    removed = numAffectedRows
  } while (removed === BigInt(mostAtOnce))
}
