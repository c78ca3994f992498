import { offer_split } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginAct, disputeChanged, partOfFrozen, passTurn } from './disputes.acting.ts'
import { disputeAgain } from './disputes.again.ts'
import { addEntry } from './disputes.writing.queries.ts'

export default handle(offer_split, {
  again: disputeAgain,

  async run({ dispute_id: id, amount }, context) {
    const { tx } = context
    const acting = await beginAct(context, id, 'offer_split')
    const { dispute, role, at } = acting
    await addEntry(tx, {
      dispute: id,
      kind: 'offered',
      by: role,
      units: partOfFrozen(dispute, amount),
      at,
    })
    await passTurn(tx, acting)
    disputeChanged(context, acting)
    return disputeAgain.answer(id, { ...context, db: tx })
  },
})
