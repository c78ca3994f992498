import { user_voting } from '@commons/contract/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { surveyAgain } from './surveys.again.ts'
import { surveyShape } from './surveys.shape.ts'
import { addVote } from './surveys.writing.queries.ts'

export default handle(user_voting, {
  isOneStatement: () => true,
  again: surveyAgain,

  async run({ voting_title_id, option_id }, { tx, member, viewer, refuse, key }) {
    const row =
      (await addVote(tx, member.id, voting_title_id, option_id, key())) ?? refuse('survey_not_found')
    if (!row.is_new) {
      if (row.choice !== null) refuse('voted_already')
      if (!row.has_option) refuse('option_not_found')
      refuse('survey_closed')
    }
    return surveyShape(row, viewer)
  },
})
