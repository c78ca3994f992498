/** Members' names and pictures, cached per process, for cached things that don't include them. */
import { sql } from 'kysely'
import { keeping } from '../platform/db/versioned-cache.ts'
import { prepared } from '../platform/db/prepared.ts'
import { isAway } from '../visibility/members.ts'
import { type AuthorRow, authorColumns, faceTable } from './author.queries.ts'

interface Face extends AuthorRow {
  id: number
}

/** By member id. */
export type Faces = ReadonlyMap<number, AuthorRow>

const load = prepared<[members: number[]], Face>(
  'load_faces',
  // oxlint-disable-next-line commons/members-in-sight -- the card that shows a name asks about the viewer
  (members) => sql`
    select m.id, ${authorColumns}
    from unnest((select ${members}::bigint[])) as wanted (id)
    join members m on m.id = wanted.id ${faceTable}
    where not ${isAway(sql.ref('m.id'))}`,
)

/**
 * Returns the names and pictures of these members, except those who are away. Hints of the topic `member`
 * invalidate the cache in every process; if one is lost, a name is out of date for at most 10 seconds.
 */
export const facesOf = keeping<Face, { id: number }>({
  load,
  isFresh: () => true,
  most: 20_000,
  seconds: 10,
  topic: 'member',
})
