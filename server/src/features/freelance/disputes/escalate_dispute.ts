import { escalate_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginAct, disputeChanged } from './disputes.acting.ts'
import { disputeAgain } from './disputes.again.ts'
import { addEntry, setEscalated } from './disputes.writing.queries.ts'

export default handle(escalate_dispute, {
  again: disputeAgain,

  async run({ dispute_id: id }, context) {
    const { tx } = context
    const acting = await beginAct(context, id, 'escalate')
    const { role, at } = acting
    await setEscalated(tx, id, at)
    await addEntry(tx, { dispute: id, kind: 'escalated', by: role, at })
    disputeChanged(context, acting)
    return disputeAgain.answer(id, { ...context, db: tx })
  },
})
