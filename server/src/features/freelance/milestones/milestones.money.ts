/** The money of milestones: tokens are held from funding on, and leave to the freelancer or back to the client. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { available, escrow } from '../../../ledger/accounts.ts'
import { payOut } from '../../../ledger/pay-out.ts'
import { type Leg, post } from '../../../ledger/post.ts'
import { getWithheldShare } from '../../../ledger/withholding.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { recordPayment } from '../papers/payments.ts'
import { jobFee } from './milestones.rules.ts'
import {
  addEvent,
  type LockedMilestone,
  setFunded,
  setRefunded,
  setReleased,
} from './milestones.writing.queries.ts'

/** Who moves it, and under which key of the ledger. Commons itself has no member, and its scope is 0. */
export interface Mover {
  readonly member: number | null
  readonly byClient: boolean | null
  readonly key: string
  readonly at: Date
  /** The dispute whose outcome it is. */
  readonly dispute?: number
}

type Moving = Pick<WriteContext, 'tx' | 'hint' | 'emit'>

const tokens = (units: bigint): string => decimalText(units, 'FCELL')

function postFor(
  { tx }: Moving,
  { id }: LockedMilestone,
  kind: 'milestone_fund' | 'milestone_release' | 'milestone_refund',
  { mover, legs, details = {} }: { mover: Mover; legs: readonly Leg[]; details?: Record<string, string> },
) {
  const { member, key, dispute } = mover
  return post(tx, {
    kind,
    scope: member ?? 0,
    key,
    ...(member === null ? {} : { actor: member }),
    ref: { kind: 'job_milestone', id },
    details: dispute === undefined ? details : { ...details, dispute: String(dispute) },
    isSpending: kind === 'milestone_fund',
    legs,
  })
}

/** After the commit, makes pages that show the milestone, or its members' wallets, read again. */
export function moved(context: Moving, milestone: LockedMilestone): void {
  const { agreement: id, client, freelancer } = milestone
  for (const member of [client, freelancer]) if (member !== null) context.hint(`wallet:${member}`, [member])
  agreementChanged(context, { id, client, freelancer })
}

/** Holds the client's tokens for a milestone, at a rate in US dollars. */
export async function hold(
  context: Moving,
  milestone: LockedMilestone,
  { units, rate, ...mover }: Mover & { readonly units: bigint; readonly rate: string },
): Promise<void> {
  const { id, client } = milestone
  if (client === null) throw new Error('A milestone is funded by its client')
  const { transaction } = await postFor(context, milestone, 'milestone_fund', {
    mover,
    legs: [
      { account: available(client, 'FCELL'), amount: -units },
      { account: escrow('milestone', id, 'FCELL'), amount: units },
    ],
  })
  await setFunded(context.tx, id, { units, rate, at: mover.at })
  await addEvent(context.tx, { milestone: id, kind: 'funded', units, transaction, ...mover })
  moved(context, milestone)
}

/** Pays a part of what is held to the freelancer, less our fee, and tax where it is withheld. */
export async function pay(
  context: Moving,
  milestone: LockedMilestone,
  { units: gross, ...mover }: Mover & { readonly units: bigint },
): Promise<void> {
  const { id, freelancer, released } = milestone
  if (freelancer === null) throw new Error('A milestone without a freelancer is not paid')
  const { fee, tax, legs } = payOut({
    from: escrow('milestone', id, 'FCELL'),
    to: freelancer,
    gross,
    before: released,
    fee: jobFee,
    tax: await getWithheldShare(context.tx, freelancer),
  })
  const details = { fee: tokens(fee), ...(tax > 0n ? { tax: tokens(tax) } : {}) }
  const { transaction } = await postFor(context, milestone, 'milestone_release', { mover, legs, details })
  await setReleased(context.tx, milestone, { gross, fee, tax, at: mover.at })
  const kind = mover.dispute === undefined ? 'released' : 'dispute_released'
  await addEvent(context.tx, { milestone: id, kind, units: gross, transaction, ...mover })
  await recordPayment(context.tx, {
    kind: 'release',
    milestone: id,
    transaction,
    units: gross,
    fee,
    tax,
    at: mover.at,
  })
  moved(context, milestone)
}

/** Returns a part of what is held to the client. */
export async function giveBack(
  context: Moving,
  milestone: LockedMilestone,
  { units, message, ...mover }: Mover & { readonly units: bigint; readonly message?: string | undefined },
): Promise<void> {
  const { id, client } = milestone
  if (client === null) throw new Error('A milestone without a client is not returned')
  const { transaction } = await postFor(context, milestone, 'milestone_refund', {
    mover,
    legs: [
      { account: escrow('milestone', id, 'FCELL'), amount: -units },
      { account: available(client, 'FCELL'), amount: units },
    ],
  })
  await setRefunded(context.tx, milestone, units)
  const kind = mover.dispute === undefined ? 'refunded' : 'dispute_refunded'
  await addEvent(context.tx, { milestone: id, kind, units, message, transaction, ...mover })
  await recordPayment(context.tx, { kind: 'refund', milestone: id, transaction, units, at: mover.at })
  moved(context, milestone)
}
