import { accept_milestone } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { milestoneAgain } from './milestones.again.ts'
import { answerAsked } from './milestones.answers.ts'

export default handle(accept_milestone, {
  again: milestoneAgain,

  async run({ milestone_id }, context) {
    await answerAsked(context, milestone_id, 'accepted')
    return milestoneAgain.answer(milestone_id, { ...context, db: context.tx })
  },
})
