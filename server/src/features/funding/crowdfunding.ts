import { crowdfunding } from '@commons/contract/funding.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { available, escrow } from '../../ledger/accounts.ts'
import { transfer } from '../../ledger/transfer.ts'
import { handle } from '../../platform/call/handle.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { now } from '../../platform/clock.ts'
import { ledgerKey, requireVerified, unitsIn } from '../wallet/public.ts'
import { addPending, type BackedRow, findBacked, hasPledged } from './funding.queries.ts'
import { movedShape } from './funding.shape.ts'

function whyNot(project: BackedRow | undefined, member: number, tier: number | null) {
  if (!project) return 'project_not_found'
  if (!project.is_running || project.ends_at <= now()) return 'pledging_over'
  if (project.owner_id === member) return 'not_oneself'
  if (tier !== null && project.tier_units === null) return 'reward_tier_not_found'
  return project.is_gone ? 'reward_tier_sold_out' : undefined
}

export default handle(crowdfunding, {
  // As with tips, many pledges commit together. The trigger `follow_pledges` opens each with its ledger
  // entries.
  async before(input, { db, member, refuse }) {
    const { group_id: group, token, is_unnamed, reward_tier_id: tier = null, idempotency_key } = input
    const units = unitsIn(token, 'FCELL', 'token')
    await requireVerified(db, member.id)
    const key = ledgerKey('crowdfunding', idempotency_key)
    const project = await findBacked(db, member.id, group, tier)
    const refusal = whyNot(project, member.id, tier)
    // A retry after the tokens moved is accepted: it may itself have taken the last reward, or the deadline
    // may have passed.
    if (refusal !== undefined && !(await hasPledged(db, member.id, key))) refuse(refusal)
    const least = BigInt(project?.tier_units ?? 0)
    if (units < least) refuse('pledge_too_small', { values: { least: decimalText(least, 'FCELL') } })
    const promised = { group, member: member.id, key, units, tier, isUnnamed: is_unnamed === 1 }
    const pledge = await addPending(db, promised)
    if (pledge === undefined) throw new Refusal('idempotency_key_reused')
    const posted = await transfer(db, {
      kind: 'pledge',
      payer: member.id,
      key,
      ref: { kind: 'pledge', id: pledge },
      from: available(member.id, 'FCELL'),
      to: escrow(group),
      amount: units,
    })
    return { pledge, transaction: posted.transaction }
  },

  async run({ group_id }, { tx, member, emit, before: { pledge, transaction } }) {
    emit('project.backed', { group: group_id })
    return { recdata: await movedShape(tx, member.id, { group: group_id, pledge, transaction }) }
  },
})
