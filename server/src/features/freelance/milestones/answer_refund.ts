import { answer_refund } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { lockMilestone, requirePossible } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { giveBack, moved } from './milestones.money.ts'
import { heldOf } from './milestones.rules.ts'
import { addEvent, endRefund, findMilestoneOfRefund } from './milestones.writing.queries.ts'
import { Refusal } from '../../../platform/call/refusal.ts'

export default handle(answer_refund, {
  again: ledgerAgain(answer_refund, ({ refund_id }, db) => findMilestoneOfRefund(db, refund_id)),

  async run({ refund_id, status, idempotency_key }, context) {
    const { tx, member, refuse } = context
    const id = (await findMilestoneOfRefund(tx, refund_id)) ?? refuse('refund_not_found')
    const acting = await lockMilestone(context, id).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse('refund_not_found')
      throw error
    })
    const { milestone, byClient, at } = acting
    if (milestone.refund?.id !== refund_id) return refuse('refund_over')
    // Only who asked withdraws it; the freelancer declines.
    if (byClient && status !== 'withdrawn') return refuse('own_refund')
    requirePossible(acting, byClient ? 'withdraw_refund' : 'answer_refund')
    await endRefund(tx, id, byClient || status === 'accepted' ? status : 'declined', at)
    if (!byClient && status === 'accepted') {
      const held = heldOf(milestone)
      const units = milestone.refund.units < held ? milestone.refund.units : held
      const key = ledgerKey(answer_refund.name, idempotency_key)
      await giveBack(context, milestone, { units, member: member.id, byClient, key, at })
    } else {
      const kind = byClient ? 'refund_withdrawn' : 'refund_declined'
      await addEvent(tx, { milestone: id, kind, byClient, at })
      moved(context, milestone)
    }
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
