/** SQL of comments that wait for the approval of their object's owner, for kinds that hold any. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../platform/db/prepared.ts'
import { notHidden, type Who } from '../visibility/members.ts'
import { columnOf, controlsOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { objectKinds, onObject } from '../visibility/objects.ts'
import { hearing, type Placed } from './comments.writing.queries.ts'
import { me, surroundings } from './discussion.locks.ts'

/** Those of which comments may wait. */
const holding = objectKinds.filter(({ holds }) => holds)
const onTheirs = { id: sql.ref('c.object_id') }

/** Array: those for whom `member` decides, themselves among them. */
const deciding = (member: Who) => sql`
  array(select ${member}::bigint ${sql.join(
    holding.flatMap(({ decidesBeside }) =>
      decidesBeside ? [sql`union all (${decidesBeside(member)})`] : [],
    ),
    sql` `,
  )})`

/** True where the comment `c` waits and `member` can decide: it and its object are in sight. */
const isHeldFor = (member: Who) => sql<boolean>`(
  c.held_for = any (${deciding(member)}) and c.deleted_at is null and ${notHidden(member, sql`c.author_id`)}
  and (${onObject(onTheirs, holding, (kind) => sql<boolean>`(${controlsOf(kind, member)} and ${kind.visible(member)})`)}) is true
  and (c.parent_id is null
    or (select parent.deleted_at is null from comments parent where parent.id = c.parent_id) is true))`

export interface HeldRow extends AuthorRow {
  id: number
  object_id: number
  parent_id: number | null
  author_id: number
  message: string
  created_at: Date
  /** What its object is called, and its path in the client. */
  title: string | null
  link: string
}

/** Lists comments that wait for a member, on one object or on all that they own, latest first. */
export const listHeld = prepared<
  [owner: number, object: number | null, before: number, limit: number, offset: number],
  HeldRow
>(
  'list_held_comments',
  // oxlint-disable-next-line commons/members-in-sight -- isHeldFor asks it
  (owner, object, before, limit, offset) => sql`
    select c.id, c.object_id, c.parent_id, c.author_id, c.message, c.created_at, ${authorColumns},
      ${onObject(onTheirs, holding, ({ title = sql<string>`null::text` }) => title)} as title,
      ${onObject(onTheirs, holding, ({ link }) => link)} as link
    from comments c ${authorTables(sql`c.author_id`)}
    where ${isHeldFor(owner)} and c.id < ${before} and (${object}::bigint is null or c.object_id = ${object}::bigint)
    order by c.id desc limit ${limit}::int offset ${offset}::int`,
  5,
)

const count = prepared<[owner: number, object: number | null], { many: number }>(
  'count_held_comments',
  (owner, object) => sql`
    select count(*)::int as many from comments c
    where ${isHeldFor(owner)} and (${object}::bigint is null or c.object_id = ${object}::bigint)`,
)

/** Counts the comments that wait for a member, on one object or on all that they own. */
export async function countHeld(db: Db, owner: number, object: number | null): Promise<number> {
  return (await count(db, owner, object))[0]?.many ?? 0
}

/** Lists what else of the same author waits for this owner, as far as the member decides, by object. */
export async function listHeldOf(
  tx: Tx,
  member: number,
  { owner, author }: { readonly owner: number; readonly author: number },
  most: number,
): Promise<Array<{ id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from comments c
    where c.author_id = ${author} and c.held_for = ${owner} and ${isHeldFor(sql`${member}::bigint`)}
    order by c.object_id, c.id limit ${most}`.execute(tx)
  return rows
}

/** A comment that was approved; without a place, it still waits for its file. */
export type Approved = Placed & { is_published: boolean; owner: number }

/** Returns the statement that approves a comment on an object of this kind. */
export function approving(kind: ObjectKind) {
  const id = columnOf(kind, 'id')
  const owner = columnOf(kind, 'author_id')

  return {
    /** Approves a comment that waits for the member; undefined where none does. */
    async approve(tx: Tx, member: number, comment: number): Promise<Approved | undefined> {
      if (!kind.holds) return undefined
      const by = sql`${member}::bigint`
      // Whoever settles the file at this moment would find it held, and we would find the file not ready.
      if (!kind.wordsOnly)
        await sql`select from media where id = (select media_id from comments where id = ${comment}) for share`.execute(
          tx,
        )
      const { rows } = await sql<Approved>`
        with ${me(by)},
        ${surroundings(kind, sql`c.id = ${comment} and c.held_for is not null`, sql`${controlsOf(kind, by)} and ${kind.visible(by)}`)},
        settled as materialized (
          select (select file.state = 'ready' from media file where file.id = c.media_id) is not false as is_ready
          from comments c where c.id = ${comment}),
        decided as materialized (select c.held_for from comments c where c.id = ${comment}),
        approved as (
          update comments c set held_for = null,
            position = case when is_ready then nextval('comment_positions') end,
            created_at = case when is_ready and c.edited_at is null then now() else c.created_at end
          from me cross join object cross join settled left join parent on true
          where c.id = ${comment} and c.object_id = object.id and c.held_for is not null and c.deleted_at is null
          returning c.*, parent.author_id as parent_author)
        select c.id, c.object_id as object, c.parent_id as parent, c.author_id as author, c.mentions,
          c.position is not null as is_published, (select held_for from decided) as owner, ${hearing(kind, sql`coalesce(c.parent_author, ${owner})`)}
        from approved c join ${rowsOf(kind)} on ${id} = c.object_id`.execute(tx)
      return rows[0]
    },
  }
}

/** Lets comments by a member through from now on, on all that the owner has. */
export async function addApproved(tx: Tx, owner: number, member: number): Promise<void> {
  await sql`
    insert into approved_commenters (owner_id, member_id)
    select o.id, m.id from members o cross join members m where o.id = ${owner} and m.id = ${member}
    on conflict do nothing`.execute(tx)
}

/** Ends that; returns whether it was so. */
export async function removeApproved(tx: Tx, owner: number, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from approved_commenters where owner_id = ${owner} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

export interface ApprovedRow extends AuthorRow {
  id: number
}

/** At most this many are listed, the latest first. */
const mostListed = 500

/** Returns a member's words that make comments wait, and whose comments never do. */
export async function getRules(db: Db, owner: number): Promise<{ words: string[]; approved: ApprovedRow[] }> {
  const { rows: words } = await sql<{ words: string[] }>`
    select words from comment_rules where owner_id = ${owner}`.execute(db)
  const { rows: approved } = await sql<ApprovedRow>`
    select ac.member_id as id, ${authorColumns}
    from approved_commenters ac ${authorTables(sql`ac.member_id`)}
    where ac.owner_id = ${owner} and ${notHidden(sql`${owner}::bigint`, sql`ac.member_id`)}
    order by ac.approved_at desc, ac.member_id limit ${sql.lit(mostListed)}`.execute(db)
  return { words: words[0]?.words ?? [], approved }
}

/** Replaces a member's words that make comments wait. */
export async function setWords(tx: Tx, owner: number, words: readonly string[]): Promise<void> {
  await sql`
    with ${me(sql`${owner}`)}
    insert into comment_rules (owner_id, words) select id, ${words}::text[] from me
    on conflict (owner_id) do update set words = excluded.words`.execute(tx)
}
