import { submit_milestone } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { begin } from './milestones.acting.ts'
import { milestoneAgain } from './milestones.again.ts'
import { milestoneFiles } from './milestones.media.ts'
import { moved } from './milestones.money.ts'
import { releaseAt, remindAt } from './milestones.rules.ts'
import { addEvent, addFiles, setSubmitted } from './milestones.writing.queries.ts'

export default handle(submit_milestone, {
  again: milestoneAgain,

  before: (_input, { files, member, platform }) =>
    platform.mediaRoad.attachments.accept(files, { use: milestoneFiles, owner: member.id }),

  async run({ milestone_id: id, message = '' }, context) {
    const { tx, platform, before: taken } = context
    const { milestone, byClient, at } = await begin(context, id, 'submit')
    const media = await platform.mediaRoad.attachments.attach(tx, taken)
    // Nothing starts a clock but work, and it begins anew with it.
    const released = media.length > 0 || message !== '' ? releaseAt(at) : milestone.releaseAt
    const reminded =
      released === milestone.releaseAt ? milestone.remindAt : released && remindAt(released, at)
    await setSubmitted(tx, id, { at, releaseAt: released, remindAt: reminded })
    const event = await addEvent(tx, { milestone: id, kind: 'submitted', byClient, message, at })
    await addFiles(tx, event, media)
    moved(context, milestone)
    return milestoneAgain.answer(id, { ...context, db: tx })
  },

  undo: (taken, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})
