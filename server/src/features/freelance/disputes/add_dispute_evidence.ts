import { add_dispute_evidence } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginAct, disputeChanged, passTurn } from './disputes.acting.ts'
import { disputeAgain } from './disputes.again.ts'
import { disputeFiles } from './disputes.media.ts'
import { addEntry } from './disputes.writing.queries.ts'

export default handle(add_dispute_evidence, {
  again: disputeAgain,

  before: (_input, { files, member, platform }) =>
    platform.mediaRoad.attachments.accept(files, { use: disputeFiles, owner: member.id }),

  async run({ dispute_id: id, message }, context) {
    const { tx, platform, before: taken } = context
    const acting = await beginAct(context, id, 'add_evidence')
    const { role, at } = acting
    const media = await platform.mediaRoad.attachments.attach(tx, taken)
    await addEntry(tx, { dispute: id, kind: 'evidence', by: role, message, media, at })
    await passTurn(tx, acting)
    disputeChanged(context, acting)
    return disputeAgain.answer(id, { ...context, db: tx })
  },

  undo: (taken, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})
