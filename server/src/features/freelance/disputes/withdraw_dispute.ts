import { withdraw_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addEvent } from '../milestones/milestones.writing.queries.ts'
import { beginAct, disputeChanged } from './disputes.acting.ts'
import { disputeAgain } from './disputes.again.ts'
import { addEntry, setSettled, unfreeze } from './disputes.writing.queries.ts'

export default handle(withdraw_dispute, {
  again: disputeAgain,

  async run({ dispute_id: id }, context) {
    const { tx } = context
    const acting = await beginAct(context, id, 'withdraw')
    const { dispute, milestone, role, at } = acting
    await unfreeze(tx, milestone, dispute, at)
    await setSettled(tx, id, { state: 'withdrawn', award: null, at })
    const byClient = role === 'client'
    await addEvent(tx, { milestone: milestone.id, kind: 'dispute_withdrawn', byClient, at })
    await addEntry(tx, { dispute: id, kind: 'withdrawn', by: role, at })
    disputeChanged(context, acting)
    return disputeAgain.answer(id, { ...context, db: tx })
  },
})
