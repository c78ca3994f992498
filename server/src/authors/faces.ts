/** Names and pictures of members as a process keeps them, for what is kept without them. */
import { sql } from 'kysely'
import { keeping } from '../platform/db/keeping.ts'
import { prepared } from '../platform/db/prepared.ts'
import { isAway } from '../visibility/members.ts'
import { type AuthorRow, authorColumns, faceTable } from './author.queries.ts'

interface Face extends AuthorRow {
  id: number
}

/** By the ids of their members. */
export type Faces = ReadonlyMap<number, AuthorRow>

const load = prepared<[members: number[]], Face>(
  'load_faces',
  (members) => sql`
    select m.id, ${authorColumns}
    from unnest((select ${members}::bigint[])) as wanted (id)
    join members m on m.id = wanted.id ${faceTable}
    where not ${isAway(sql.ref('m.id'))}`,
)

/**
 * The names and pictures of these members, but for those who are away. A change is told to every process by the hint of its topic; where that
 * is lost, a name is some seconds old.
 */
export const facesOf = keeping<Face, { id: number }>({
  load,
  isFresh: () => true,
  most: 20_000,
  seconds: 10,
  topic: 'member',
})
