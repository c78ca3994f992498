/** Posts in groups: who may write there, and who hears of what has changed. */
import type { Topic } from '@commons/contract/call.ts'
import { type GroupStanding, mayInGroup } from '@commons/contract/groups.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import type { PostAudience } from './posts.rows.ts'

const findStanding = prepared<[viewer: number, group: number], { standing: GroupStanding | null }>(
  'find_standing_to_write',
  (viewer, group) => sql`
    select s.standing from groups g
    left join group_members s on s.group_id = g.id and s.member_id = ${viewer}
    where g.id = ${group} and ${visibleGroup(viewer)}`,
)

interface Asking {
  readonly db: Db
  readonly member: { readonly id: number }
  refuse(refusal: 'group_not_found' | 'not_group_member'): never
}

/** Refuses who may not write in the group. */
export async function checkMayWrite(group: number, { db, member, refuse }: Asking): Promise<void> {
  const [found = refuse('group_not_found')] = await findStanding(db, member.id, group)
  if (!mayInGroup(found.standing, 'write')) refuse('not_group_member')
}

/** Whether what is written in the group now is for its members alone. It stays so until the transaction has ended. */
export async function isClosedNow(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean }>`
    select is_closed from groups where id = ${group} for share`.execute(tx)
  return rows[0]?.is_closed === true
}

/** So many members of an open group are told that their home feed has changed; more look when they next do. */
const mostTold = 1_000

const listToTell = prepared<[group: number], { id: number }>(
  'list_group_members_to_tell',
  (group) => sql`
    select member_id as id from group_members
    where group_id = ${group} and is_in order by since desc limit ${sql.lit(mostTold)}`,
)

interface Hinting {
  hint(topic: Topic, to?: readonly number[]): void
}

interface GroupPost {
  readonly id: number
  readonly audience: PostAudience
  readonly group_id: number | null
}

/**
 * Has those hear of a change to a post in a group who see into it: whoever listens to the group or to the post was
 * found to see it. Where it came to their home feeds, or left these, the members of an open group hear of that, too.
 */
export async function hintGroup(
  { hint, db }: Hinting & { readonly db: Db },
  { id, audience, group_id: group }: GroupPost,
  isFeedChanged = false,
): Promise<void> {
  if (group === null) return
  hint(`group_posts:${group}`)
  hint(`post:${id}`)
  if (!isFeedChanged || audience !== 'public') return
  hint(
    'feed',
    (await listToTell(db, group)).map((each) => each.id),
  )
}
