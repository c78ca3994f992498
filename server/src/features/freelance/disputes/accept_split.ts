import { accept_split } from '@commons/contract/freelance/disputes.ts'
import { findReceipt } from '../../../ledger/receipts.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { otherOf } from '../milestones/milestones.transitions.ts'
import { lockDispute, requireAct } from './disputes.acting.ts'
import { settledAgain } from './disputes.again.ts'
import { settle } from './disputes.settling.ts'
import { findDisputeOfOffer, findDisputeOfPayment } from './disputes.writing.queries.ts'

export default handle(accept_split, {
  again: {
    ...settledAgain,
    async find({ offer_id }, key, { db, member }) {
      const receipt = await findReceipt(db, member.id, ledgerKey(accept_split.name, key))
      if (!receipt) return undefined
      const dispute = receipt.ref === null ? undefined : await findDisputeOfPayment(db, receipt.ref)
      if (dispute === undefined || dispute !== (await findDisputeOfOffer(db, offer_id)))
        throw new Refusal('idempotency_key_reused')
      return dispute
    },
  },

  async run({ offer_id, idempotency_key }, context) {
    const { tx, member, refuse } = context
    const id = (await findDisputeOfOffer(tx, offer_id)) ?? refuse('split_not_found')
    const acting = await lockDispute(context, id).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('split_not_found') : error
    })
    const { dispute, role } = acting
    const isFrozen = dispute.state === 'open' || dispute.state === 'escalated'
    if (isFrozen && dispute.sides[role].offer?.id === offer_id) return refuse('own_split')
    requireAct(acting, 'accept_split', { role, member: member.id })
    const { offer } = dispute.sides[otherOf(role)]
    if (offer?.id !== offer_id) return refuse('split_replaced')
    await settle(context, acting, {
      state: 'agreed',
      award: offer.units,
      by: role,
      member: member.id,
      key: ledgerKey(accept_split.name, idempotency_key),
    })
    return settledAgain.answer(id, { ...context, db: tx })
  },
})
