/** SQL that reads comments left on an object by members whom a block hides from its owner. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import { hasBlocked, hiddenMembers } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { commentColumns, type CommentRow, commentTables } from './comments.queries.ts'

export interface LeftBehindRow extends CommentRow {
  position: number
  /** Whether the author has blocked the owner, who then must not learn their current name. */
  hides_author: boolean
}

/** Returns the statements that read comments left behind on objects of this kind. */
export function leftBehindReads(kind: ObjectKind) {
  const id = columnOf(kind, 'id')

  const list = prepared<
    [owner: number, object: number, before: number, limit: number, offset: number],
    LeftBehindRow
  >(
    `list_left_behind_on_${kind.name}`,
    // With the array of hidden members, an index finds their comments among 50,000.
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
    /**
     * Returns the comments left behind on the member's own object, newest first; undefined where it isn't
     * theirs.
     */
    async listLeftBehind(
      db: Db,
      owner: number,
      object: number,
      { before, limit, offset }: { before: number; limit: number; offset: number },
    ): Promise<LeftBehindRow[] | undefined> {
      const rows = await list(db, owner, object, before, limit, offset)
      // Rows prove that it is theirs; only an empty list needs the check.
      if (rows.length === 0 && (await findOwn(db, owner, object)).length === 0) return undefined
      return rows
    },
  }
}
