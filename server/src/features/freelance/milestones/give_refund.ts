import { give_refund } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { begin, partOf } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { giveBack } from './milestones.money.ts'
import { endRefund } from './milestones.writing.queries.ts'

export default handle(give_refund, {
  again: ledgerAgain(give_refund, async ({ milestone_id }) => milestone_id),

  async run({ milestone_id: id, amount, idempotency_key }, context) {
    const { tx, member } = context
    const { milestone, byClient, at } = await begin(context, id, 'give_refund')
    const units = partOf(milestone, amount)
    // It is the answer to a request that waits.
    await endRefund(tx, id, 'accepted', at)
    const key = ledgerKey(give_refund.name, idempotency_key)
    await giveBack(context, milestone, { units, member: member.id, byClient, key, at })
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
