import { release_milestone } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { begin, partOf } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { pay } from './milestones.money.ts'
import { endRefund } from './milestones.writing.queries.ts'

export default handle(release_milestone, {
  again: ledgerAgain(release_milestone, async ({ milestone_id }) => milestone_id),

  async run({ milestone_id: id, amount, idempotency_key }, context) {
    const { tx, member } = context
    const { milestone, byClient, at } = await begin(context, id, 'release')
    const units = partOf(milestone, amount)
    // Who releases wants nothing back any more.
    await endRefund(tx, id, 'withdrawn', at)
    const key = ledgerKey(release_milestone.name, idempotency_key)
    await pay(context, milestone, { units, member: member.id, byClient, key, at })
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
