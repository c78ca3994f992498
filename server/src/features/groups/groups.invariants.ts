import { sql } from 'kysely'
import type { Invariant } from '../../platform/invariant.ts'

/**
 * That nobody banned is in needs no check: a member has one row in a group, and `is_in` is made from its
 * standing. Nor is there ever a second owner, by a unique index.
 */
export const groupsInvariants: readonly Invariant[] = [
  {
    name: 'a group has an owner',
    // Nobody's wallet should wait until a group is led again.
    sparesMoney: true,
    broken: sql`
      select 'group ' || g.id as what from groups g
      where g.deleted_at is null and not exists (
        select from group_members s where s.group_id = g.id and s.standing = 'owner')`,
  },
]
