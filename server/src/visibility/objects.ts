/** Every kind of object that can be reacted to and commented on. */
import { sql } from 'kysely'
import type { Who } from './members.ts'
import { columnOf, type ObjectKind, rowsOf } from './object-kind.ts'
import { posts } from './posts.ts'
import { projectDiscussions } from './project-discussions.ts'
import { reels } from './reels.ts'
import { surveys } from './surveys.ts'

export const objectKinds: readonly ObjectKind[] = [posts, surveys, projectDiscussions, reels]

/** Rows: those of the objects with these ids, of any kind, that `viewer` sees. */
export const visibleObjects = (viewer: Who, ids: Who) =>
  sql<{ id: number }>`${sql.join(
    objectKinds.map(
      (kind) => sql`
        select ${columnOf(kind, 'id')} from ${rowsOf(kind)}
        where ${columnOf(kind, 'id')} = any (${ids}::bigint[]) and ${kind.visible(viewer)}`,
    ),
    sql` union all `,
  )}`
