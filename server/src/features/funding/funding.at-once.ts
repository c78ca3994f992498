import { available, escrow } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import { addPending, type Promised } from './funding.queries.ts'

/** Pledges within the caller's transaction, without the checks of a call; for the data of a demo. */
export async function pledgeAtOnce(tx: Tx, promised: Promised): Promise<void> {
  const { group, member, key, units } = promised
  const pledge = await addPending(tx, promised)
  if (pledge === undefined) return
  await post(tx, {
    kind: 'pledge',
    scope: member,
    key,
    actor: member,
    ref: { kind: 'pledge', id: pledge },
    isSpending: true,
    legs: [
      { account: available(member, 'FCELL'), amount: -units },
      { account: escrow(group), amount: units },
    ],
  })
}
