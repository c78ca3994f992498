/** The transfers of pledges. The database writes a pledge with its transaction: trigger `write_pledges`. */
import { available, escrow } from '../../ledger/accounts.ts'
import { type Transfer, transfer } from '../../ledger/transfer.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import { drawPledge } from './funding.queries.ts'

export interface Pledge {
  readonly id: number
  readonly group: number
  readonly member: number
  /** The call's key in the ledger. */
  readonly key: string
  readonly units: bigint
  readonly tier: number | null
  readonly isUnnamed: boolean
}

/** Returns the transfer of a new pledge to its project's escrow. */
export const pledging = ({ id, group, member, key, units, tier, isUnnamed }: Pledge): Transfer => ({
  kind: 'pledge',
  payer: member,
  key,
  ref: { kind: 'pledge', id, isNew: true },
  details: {
    project: String(group),
    units: String(units),
    ...(tier === null ? {} : { tier: String(tier) }),
    ...(isUnnamed ? { unnamed: '1' } : {}),
  },
  from: available(member, 'FCELL'),
  to: escrow('project', group, 'FCELL'),
  amount: units,
})

/** Returns the transfer of a pledge back to its member; its key makes it happen only once. */
export const takingBack = (member: number, pledge: number, group: number, units: bigint): Transfer => ({
  kind: 'pledge_take_back',
  payer: member,
  key: `pledge_take_back:${pledge}`,
  ref: { kind: 'pledge', id: pledge },
  from: escrow('project', group, 'FCELL'),
  to: available(member, 'FCELL'),
  amount: units,
})

/** Pledges within the caller's transaction, without the checks of a call; for the data of a demo. */
export async function pledgeAtOnce(tx: Tx, pledge: Omit<Pledge, 'id'>): Promise<void> {
  await transfer(tx, pledging({ ...pledge, id: await drawPledge(tx) }))
}
