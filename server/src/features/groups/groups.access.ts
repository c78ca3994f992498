/** Who may do what in a group. All writes in a group start here. */
import { type GroupAct, type GroupStanding, mayInGroup } from '@commons/contract/groups/groups.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { sql } from 'kysely'
import { me } from '../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import type { Question } from './groups.queries.ts'

/** A group that nobody else writes to until the transaction ends. */
export interface LockedGroup {
  readonly id: number
  readonly name: string
  readonly is_closed: boolean
  /** What those who ask to join are asked. */
  readonly questions: readonly Question[]
  /** The caller's standing. */
  readonly standing: GroupStanding | null
}

interface Writing {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

type Refuse<Name extends RefusalName> = (refusal: Name) => never

/**
 * Returns the group, locked; undefined if the caller doesn't see it. The lock serializes changes to who is in
 * the group. Standings are read in the next statement: one that waits for a lock still sees the members of
 * before.
 */
export async function lockGroup({ tx, member }: Writing, group: number): Promise<LockedGroup | undefined> {
  await sql`
    with ${me(sql`${member.id}`)}
    select from me cross join groups g where g.id = ${group} for no key update of g`.execute(tx)
  const { rows } = await sql<LockedGroup>`
    select g.id, g.name, g.is_closed, g.questions, mine.standing
    from groups g left join group_members mine on mine.group_id = g.id and mine.member_id = ${member.id}
    where g.id = ${group} and ${visibleGroup(sql`${member.id}::bigint`)}`.execute(tx)
  return rows[0]
}

/** Returns the group, locked; refuses if the caller may not do this in it. */
export async function lockFor(
  context: Writing & { readonly refuse: Refuse<'group_not_found' | 'group_forbidden'> },
  group: number,
  act: GroupAct,
): Promise<LockedGroup> {
  const locked = (await lockGroup(context, group)) ?? context.refuse('group_not_found')
  if (!mayInGroup(locked.standing, act)) context.refuse('group_forbidden')
  return locked
}

/** Refuses callers who may not do this, before any slow work. */
export async function checkAct(
  {
    db,
    member,
    refuse,
  }: { db: Db; member: { id: number }; refuse: Refuse<'group_not_found' | 'group_forbidden'> },
  group: number,
  act: GroupAct,
): Promise<void> {
  const { rows } = await sql<{ standing: GroupStanding | null }>`
    select mine.standing from groups g left join group_members mine on mine.group_id = g.id and mine.member_id = ${member.id}
    where g.id = ${group} and ${visibleGroup(sql`${member.id}::bigint`)}`.execute(db)
  const { standing } = rows[0] ?? refuse('group_not_found')
  if (!mayInGroup(standing, act)) refuse('group_forbidden')
}

/** True if a member with standing `by` may act on a member with standing `to`. */
export const isAbove = (by: GroupStanding | null, to: GroupStanding): boolean =>
  to !== 'owner' && (by === 'owner' || (by === 'moderator' && to !== 'moderator'))
