import { crowdfunding } from '@commons/contract/funding/funding.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { getReceipt } from '../../ledger/receipts.ts'
import { transfer } from '../../ledger/transfer.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { sendAnother } from '../../platform/db/prepared.ts'
import { fromLedger, ledgerKey, requireVerified, unitsIn } from '../wallet/public.ts'
import { type BackedRow, findBacked, findGroupOfPledge } from './funding.queries.ts'
import { movedShape } from './funding.shape.ts'
import { pledging } from './funding.transfers.ts'

function whyNot({ is_running, ends_at, owner_id, tier_units, is_gone }: BackedRow, asked: Asked) {
  if (!is_running || ends_at <= now()) return 'pledging_over'
  if (owner_id === asked.member) return 'not_oneself'
  if (asked.tier !== null && tier_units === null) return 'reward_tier_not_found'
  return is_gone ? 'reward_tier_sold_out' : undefined
}

interface Asked {
  readonly member: number
  readonly tier: number | null
}

export default handle(crowdfunding, {
  async before(input, { db, member, refuse }) {
    const { group_id: group, token, is_unnamed, reward_tier_id: tier = null } = input
    const units = unitsIn(token, 'FCELL', 'token')
    await requireVerified(db, member.id)
    const project = (await findBacked(db, member.id, group, tier)) ?? refuse('project_not_found')
    const refusal = whyNot(project, { member: member.id, tier })
    if (refusal !== undefined) refuse(refusal)
    const least = BigInt(project.tier_units ?? 0)
    if (units < least) refuse('pledge_too_small', { values: { least: decimalText(least, 'FCELL') } })
    return { id: project.pledge_id, group, member: member.id, units, tier, isUnnamed: is_unnamed === 1 }
  },

  // As with tips, many pledges commit together.
  isOneStatement: () => true,
  emits: ['project.backed'],

  again: fromLedger(
    crowdfunding,
    ({ token }) => unitsIn(token, 'FCELL', 'token'),
    async ({ ref, transaction }, { db, member, refuse }) => {
      const pledge = ref ?? 0
      const group = (await findGroupOfPledge(db, pledge)) ?? refuse('project_not_found')
      return { recdata: await movedShape(db, member.id, { group, pledge, transaction }) }
    },
  ),

  async run({ idempotency_key }, { tx, member, emit, key: claims, before }) {
    const key = ledgerKey('crowdfunding', idempotency_key)
    const { id, group } = before
    const { transaction, isReplay } = await transfer(tx, {
      ...pledging({ ...before, key }),
      claims: claims(),
    })
    // The pledge of a key that only the ledger still knows was made back then.
    const pledge = isReplay ? (await getReceipt(sendAnother(tx), member.id, transaction)).ref : id
    emit('project.backed', { group })
    return {
      recdata: await movedShape(sendAnother(tx), member.id, { group, pledge: pledge ?? id, transaction }),
    }
  },
})
