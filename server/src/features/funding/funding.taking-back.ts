import { available, escrow } from '../../ledger/accounts.ts'
import type { Transfer } from '../../ledger/transfer.ts'

/** Returns the transfer of a pledge back to its member; its key makes it happen only once. */
export const takingBack = (member: number, pledge: number, group: number, units: bigint): Transfer => ({
  kind: 'pledge_take_back',
  payer: member,
  key: `pledge_take_back:${pledge}`,
  ref: { kind: 'pledge', id: pledge },
  from: escrow(group),
  to: available(member, 'FCELL'),
  amount: units,
})
