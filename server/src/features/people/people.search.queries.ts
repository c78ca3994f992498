/** SQL of the search for members. */
import { sql } from 'kysely'
import { authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { knownMembers, matchingMembers } from '../../search/members.ts'
import { mostMembers } from '../../search/names.ts'
import type { Who } from '../../visibility/members.ts'
import type { FaceRow } from './people.lists.queries.ts'

export interface FoundRow extends FaceRow {
  /** 0: friend, 1: followed, 2: followed by somebody followed, 3: none of these. */
  closeness: number
}

/**
 * Shows the first `most`. The found ones pass through an array because of the planner (see posts.queries.ts).
 */
// oxlint-disable-next-line commons/members-in-sight -- `found` holds only members whom the viewer sees
const shown = (found: ReturnType<typeof knownMembers>, most: number) => sql<FoundRow>`
  with found as materialized (${found})
  select m.id, ${authorColumns}, found.closeness
  from unnest(array(select id from found order by place limit ${sql.lit(most)})) with ordinality as page (id, nth)
  join found on found.id = page.id
  join members m on m.id = page.id
  ${faceTable}
  order by page.nth`

/** Rows: members found by name, those closest to `viewer` first. */
export const foundMembers = (viewer: Who, text: Who, most = mostMembers) =>
  shown(matchingMembers(viewer, text), most)

/** Rows: members whom `viewer` knows. */
export const membersKnown = (viewer: Who, most = mostMembers) => shown(knownMembers(viewer), most)

export const findMatching = prepared<[viewer: number, text: string], FoundRow>(
  'search_members',
  (viewer, text) => foundMembers(viewer, text),
)

export const listKnown = prepared<[viewer: number], FoundRow>('list_known_members', (viewer) =>
  membersKnown(viewer),
)

/** Lists at most 20 members by name, those closest to `viewer` first; without text, those whom they know. */
export async function searchMembers(db: Db, viewer: number, text: string): Promise<FoundRow[]> {
  return text === '' ? listKnown(db, viewer) : findMatching(db, viewer, text)
}
