/** The check before a member is removed from a group: callers may only remove members below them. */
import type { GroupAct, GroupStanding } from '@commons/contract/groups/groups.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { isAbove, lockFor } from '../groups.access.ts'
import { findStanding } from './members.queries.ts'

type Removing = Pick<WriteContext, 'tx'> & {
  readonly member: { readonly id: number }
  refuse(refusal: 'group_not_found' | 'group_forbidden' | 'member_not_found'): never
}

/** Locks the group and returns the standing of `other` in it; refuses if the caller may not do this to them. */
export async function lockBelow(
  context: Removing,
  { group, other, act }: { group: number; other: number; act: GroupAct },
): Promise<GroupStanding | undefined> {
  const mine = await lockFor(context, group, act)
  const standing = await findStanding(context.tx, group, other)
  if (standing !== undefined && !isAbove(mine.standing, standing)) context.refuse('group_forbidden')
  return standing
}
