/** How a dispute ends: both get their part in one transaction. */
import type { DisputeRole } from '@commons/contract/shared/dispute.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { giveBack, pay } from '../milestones/milestones.money.ts'
import { disputeChanged, type Locked } from './disputes.acting.ts'
import { addEntry, setEarned, setSettled } from './disputes.writing.queries.ts'

interface Outcome {
  readonly state: 'agreed' | 'forfeited' | 'decided' | 'halved'
  /** What the freelancer gets, before fee and tax; the client gets the rest. */
  readonly award: bigint
  /** Who brought it about; null: Commons did, since a time was over. */
  readonly by: DisputeRole | null
  /** The member whose key of the ledger it is; null for Commons. */
  readonly member: number | null
  readonly key: string
  readonly staff?: number
  readonly reason?: string
}

/** Pays out what is frozen in a locked dispute, and records how it ended. */
export async function settle(
  context: Pick<WriteContext, 'tx' | 'hint' | 'emit'>,
  locked: Locked,
  { state, award, by, member, key, staff, reason }: Outcome,
): Promise<void> {
  const { tx } = context
  const { dispute, milestone, at } = locked
  const { id } = dispute
  const rest = dispute.units - award
  const byClient = by === 'client' ? true : by === 'freelancer' ? false : null
  const mover = { member, byClient, at, dispute: id }
  if (award > 0n) await pay(context, milestone, { ...mover, units: award, key })
  if (rest > 0n)
    await giveBack(context, milestone, { ...mover, units: rest, key: award > 0n ? `${key}:rest` : key })
  // Whoever decides it for the two, it counts for their reviews as money does.
  if (state !== 'agreed') await setEarned(tx, milestone, at)
  await setSettled(tx, id, { state, award, at })
  await addEntry(tx, {
    dispute: id,
    kind: state,
    by,
    message: reason,
    units: award,
    at,
    ...(staff === undefined ? {} : { staff }),
  })
  disputeChanged(context, locked)
}

/** The key under which Commons settles a dispute: once, whatever the outcome. */
export const settlingKey = (dispute: number): string => `dispute:${dispute}`
