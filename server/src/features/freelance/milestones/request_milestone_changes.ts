import { request_milestone_changes } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { begin } from './milestones.acting.ts'
import { milestoneAgain } from './milestones.again.ts'
import { moved } from './milestones.money.ts'
import { addEvent, setState } from './milestones.writing.queries.ts'

export default handle(request_milestone_changes, {
  again: milestoneAgain,

  async run({ milestone_id: id, message }, context) {
    const { tx } = context
    const { milestone, byClient, at } = await begin(context, id, 'request_changes')
    await setState(tx, id, 'changes_requested')
    await addEvent(tx, { milestone: id, kind: 'changes_requested', byClient, message, at })
    moved(context, milestone)
    return milestoneAgain.answer(id, { ...context, db: tx })
  },
})
