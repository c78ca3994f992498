import { decline_milestone } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { milestoneAgain } from './milestones.again.ts'
import { answerAsked } from './milestones.answers.ts'

export default handle(decline_milestone, {
  again: milestoneAgain,

  async run({ milestone_id, message }, context) {
    await answerAsked(context, milestone_id, 'declined', message)
    return milestoneAgain.answer(milestone_id, { ...context, db: context.tx })
  },
})
