/** Ends a plan with its period; an overdue one at once. */
import type { Tx } from '../../platform/db/prepared.ts'
import { endMembership, type MembershipRow, setRenewal } from './plans.queries.ts'

export async function cancel(tx: Tx, { id, state }: MembershipRow): Promise<'ended' | 'ends'> {
  if (state === 'grace') {
    await endMembership(tx, id)
    return 'ended'
  }
  await setRenewal(tx, id, { renews: false, next: null })
  return 'ends'
}
