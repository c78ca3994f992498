/** Ends a plan at the end of its period, or at once if it is overdue. */
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
