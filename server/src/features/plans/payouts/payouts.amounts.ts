/** How much of what a member earned can be exchanged: no more than they still have. */
import { getTokens } from '../../../memberships/memberships.queries.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { type Choice, sumEarned } from './payouts.queries.ts'

export async function waitingOf(
  db: Db,
  { member_id: member, earned_since }: Choice,
  until: Date,
): Promise<bigint> {
  const earned = await sumEarned(db, member, earned_since, until)
  const balance = await getTokens(db, member)
  return earned < balance ? earned : balance
}
