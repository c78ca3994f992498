/** SQL that reads what members whom a block hides have left with the owner of an object. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import { hasBlocked, hiddenMembers } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { commentColumns, type CommentRow, commentTables } from './comments.queries.ts'

export interface LeftBehindRow extends CommentRow {
  position: number
  /** Its author has blocked the owner, who does not learn what they are called by now. */
  hides_author: boolean
}

/** The statements that read what is left behind on objects of this kind. */
export function leftBehindReads(kind: ObjectKind) {
  const id = columnOf(kind, 'id')

  const list = prepared<
    [owner: number, object: number, before: number, limit: number, offset: number],
    LeftBehindRow
  >(
    `list_left_behind_on_${kind.name}`,
    // The array of hidden members lets an index find their comments among 50,000.
    (owner, object, before, limit, offset) => sql`
      select ${commentColumns(kind, owner)}, 0 as replies,
        ${hasBlocked(sql`c.author_id`, owner)} as hides_author
      from comments c join ${rowsOf(kind)} on ${id} = c.object_id ${commentTables}
      where c.object_id = ${object} and c.author_id = any (array(${hiddenMembers(owner)}))
        and c.position < ${before} and ${isLeftBehind(owner, [kind])}
      order by c.position desc limit ${limit}::int offset ${offset}::int`,
  )

  const findOwn = prepared<[owner: number, object: number], { id: number }>(
    `find_own_${kind.name}`,
    (owner, object) => sql`
      select ${id} from ${rowsOf(kind)}
      where ${id} = ${object} and ${columnOf(kind, 'author_id')} = ${owner} and ${kind.visible(owner)}`,
  )

  return {
    /** What is left behind on one's own object, newest first; undefined where it is not one's own. */
    async listLeftBehind(
      db: Db,
      owner: number,
      object: number,
      { before, limit, offset }: { before: number; limit: number; offset: number },
    ): Promise<LeftBehindRow[] | undefined> {
      const rows = await list(db, owner, object, before, limit, offset)
      // Rows prove that it is their own; only an empty list asks.
      if (rows.length === 0 && (await findOwn(db, owner, object)).length === 0) return undefined
      return rows
    },
  }
}
