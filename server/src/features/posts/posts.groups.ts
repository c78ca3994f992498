/** Posts in groups: who may write there, and who gets hints of changes. */
import type { Topic } from '@commons/contract/call.ts'
import { type GroupStanding, mayInGroup } from '@commons/contract/groups/groups.ts'
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

/** Refuses members who may not write in the group. */
export async function checkMayWrite(group: number, { db, member, refuse }: Asking): Promise<void> {
  const [found = refuse('group_not_found')] = await findStanding(db, member.id, group)
  if (!mayInGroup(found.standing, 'write')) refuse('not_group_member')
}

/** Refuses a post that the group didn't take: its author was removed, or it was deleted, a moment ago. */
export async function refuseWriting(group: number | null, asking: Asking): Promise<never> {
  if (group !== null) await checkMayWrite(group, asking)
  return asking.refuse('not_group_member')
}

/**
 * Returns whether what is written in the group now is for its members only. A lock keeps it so until the
 * transaction ends.
 */
export async function isClosedNow(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean }>`
    select is_closed from groups where id = ${group} for share`.execute(tx)
  return rows[0]?.is_closed === true
}

/**
 * At most this many members of an open group get a hint that their home feed changed; others see it when they
 * next look.
 */
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
 * Hints a change to a post in a group to subscribers of the group and of the post, who were found to see it.
 * Where the post entered or left home feeds, the members of an open group get a hint of their feed, too.
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
