import { cancel_milestone } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { lockMilestone, requirePossible } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { giveBack, moved } from './milestones.money.ts'
import { heldOf } from './milestones.rules.ts'
import { addEvent, endRefund, setState } from './milestones.writing.queries.ts'

export default handle(cancel_milestone, {
  again: ledgerAgain(cancel_milestone, async ({ milestone_id }) => milestone_id),

  async run({ milestone_id: id, message, idempotency_key }, context) {
    const { tx, member } = context
    const acting = await lockMilestone(context, id)
    const { milestone, byClient, at } = acting
    if (requirePossible(acting, 'cancel').money === 'return') {
      const key = ledgerKey(cancel_milestone.name, idempotency_key)
      await endRefund(tx, id, 'accepted', at)
      const units = heldOf(milestone)
      await giveBack(context, milestone, { units, message, member: member.id, byClient, key, at })
    } else {
      await setState(tx, id, 'cancelled')
      await addEvent(tx, { milestone: id, kind: 'cancelled', byClient, message, at })
      moved(context, milestone)
    }
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
