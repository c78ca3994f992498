import { dispute_milestone } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { begin } from '../milestones/milestones.acting.ts'
import { heldOf } from '../milestones/milestones.rules.ts'
import { addEvent } from '../milestones/milestones.writing.queries.ts'
import { disputeChanged } from './disputes.acting.ts'
import { disputeAgain } from './disputes.again.ts'
import { disputeFiles } from './disputes.media.ts'
import { addDispute, addEntry, freeze, getDispute, type HeldState } from './disputes.writing.queries.ts'

export default handle(dispute_milestone, {
  again: disputeAgain,

  before: (_input, { files, member, platform }) =>
    platform.mediaRoad.attachments.accept(files, { use: disputeFiles, owner: member.id }),

  async run({ milestone_id, message }, context) {
    const { tx, platform, before: taken } = context
    const { milestone, role, byClient, at } = await begin(context, milestone_id, 'dispute')
    const media = await platform.mediaRoad.attachments.attach(tx, taken)
    const id = await addDispute(tx, {
      milestone: milestone_id,
      opener: role,
      // The table of transitions lets nothing else be disputed.
      heldState: milestone.state as HeldState,
      hadClock: milestone.releaseAt !== null,
      units: heldOf(milestone),
      at,
    })
    await freeze(tx, milestone_id, at)
    await addEvent(tx, { milestone: milestone_id, kind: 'disputed', byClient, message, at })
    await addEntry(tx, { dispute: id, kind: 'opened', by: role, message, media, at })
    disputeChanged(context, { dispute: await getDispute(tx, id), milestone, at })
    return disputeAgain.answer(id, { ...context, db: tx })
  },

  undo: (taken, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})
